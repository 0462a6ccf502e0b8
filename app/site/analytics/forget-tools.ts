/** How the names begin under which the tools keep something. */
const THEIRS = /^(_(ga|gid|gat|gcl|hj)|hj(Active)?Viewport)/;

/** Removes what the tools have left in this browser. Their cookies are the whole domain's, not only this host's. */
export async function forgetTools(): Promise<void> {
  for (const storage of [localStorage, sessionStorage]) {
    for (const name of Object.keys(storage)) if (THEIRS.test(name)) storage.removeItem(name);
  }
  // Missing in older browsers and without a secure connection.
  if (!('cookieStore' in window)) return;
  const labels = location.hostname.split('.');
  const domains = labels.map((_, at) => labels.slice(at).join('.'));
  const cookies = await cookieStore.getAll();
  for (const { name } of cookies) {
    if (name === undefined || !THEIRS.test(name)) continue;
    await cookieStore.delete(name);
    for (const domain of domains) {
      // A domain to which nobody may write is refused.
      await cookieStore.delete({ name, domain }).catch(() => {});
    }
  }
}
