// Tells the server what goes wrong in a page, the same way in every engine.
{
  let isLeaving = false;
  // Some engines count what a page was still loading as failed when it is left.
  addEventListener('beforeunload', () => {
    isLeaving = true;
  });
  const tell = (problem) => {
    if (isLeaving) return;
    fetch('/engines/problem', { method: 'POST', body: problem, keepalive: true });
  };
  for (const level of ['error', 'warn']) {
    const log = console[level];
    console[level] = (...values) => {
      tell(values.map(String).join(' '));
      log.apply(console, values);
    };
  }
  const handleError = ({ message, target }) => {
    // Firefox says so of modules that it has loaded already; one that is missing fails where it is imported.
    if (target.rel === 'modulepreload') return;
    tell(message ?? `${target.src ?? target.href} did not load`);
  };
  addEventListener('error', handleError, true);
  addEventListener('unhandledrejection', ({ reason }) => tell(`Unhandled: ${reason}`));
  addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) =>
    tell(`${violatedDirective} forbids ${blockedURI}`),
  );
}
