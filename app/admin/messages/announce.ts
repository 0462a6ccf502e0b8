/** Tells the owner through the system. The tag keeps several open admin tabs from saying the same thing. */
export async function announce(title: string, options: { body: string; tag: string }) {
  try {
    new Notification(title, options);
  } catch {
    // Chrome on Android leaves it to the site's worker. Where there is none, the sidebar still counts what is new.
    await announceByWorker(title, options).catch(() => {});
  }
}

async function announceByWorker(title: string, options: NotificationOptions) {
  const worker = await navigator.serviceWorker.getRegistration();
  await worker?.showNotification(title, options);
}
