// What a press on an announcement does that the admin has left to the worker, as it has to on Android.

interface Windows {
  matchAll(options: {
    type: 'window';
    includeUncontrolled: boolean;
  }): Promise<readonly { url: string; focus(): Promise<unknown> }[]>;
  openWindow(url: string): Promise<unknown>;
}

/** An admin that is open comes to the front as it is: something may be half typed there. */
export async function openInbox(windows: Windows, site: URL): Promise<void> {
  const open = await windows.matchAll({ type: 'window', includeUncontrolled: true });
  const admin = new URL('admin/', site).href;
  const shown = open.find(({ url }) => url.startsWith(admin));
  if (shown) await shown.focus();
  else await windows.openWindow(`${admin}messages`);
}
