/** How the names of the tools' own cookies begin. */
const COOKIES = /^_(ga|gid|gat|gcl|hj)/;

/** Removes what the tools have left in this browser. They write for the whole domain, not only for this host. */
export async function forgetTools(): Promise<void> {
  // Missing in older browsers and without a secure connection.
  if (!('cookieStore' in window)) return;
  const labels = location.hostname.split('.');
  const domains = labels.map((_, at) => labels.slice(at).join('.'));
  const cookies = await cookieStore.getAll();
  for (const { name } of cookies) {
    if (name === undefined || !COOKIES.test(name)) continue;
    await cookieStore.delete(name);
    for (const domain of domains) {
      // A domain to which nobody may write is refused.
      await cookieStore.delete({ name, domain }).catch(() => {});
    }
  }
}
