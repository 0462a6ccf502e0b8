export const ADMIN_IN_USE = 'admin in use';

/** Without a connection every screen of the admin opens, also one that was not opened before. Nothing without a worker. */
export function tellAdminInUse(): void {
  void navigator.serviceWorker?.ready.then(({ installing, waiting, active }) => {
    // The next version takes over when no page is left that could tell it.
    for (const worker of [installing, waiting, active]) worker?.postMessage(ADMIN_IN_USE);
  });
}
