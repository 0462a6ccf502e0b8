export const ADMIN_IN_USE = 'admin in use';

/** Without a connection every screen of the admin opens, also one that was not opened before. Nothing without a worker. */
export function tellAdminInUse(): void {
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(ADMIN_IN_USE));
}
