/** Tells the owner through the system. The tag keeps several open admin tabs from saying the same thing. */
export async function announce(title: string, options: { body: string; tag: string }) {
  try {
    const announcement = new Notification(title, options);
    announcement.onclick = () => {
      window.focus();
      announcement.close();
    };
  } catch {
    // Chrome on Android leaves it to the site's worker, a press on it too. Where there is none, the sidebar still counts
    // what is new.
    await announceByWorker(title, options).catch(() => {});
  }
}

async function announceByWorker(title: string, options: NotificationOptions) {
  const worker = await navigator.serviceWorker.getRegistration();
  await worker?.showNotification(title, options);
}
