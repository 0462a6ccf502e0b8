// Tells the server what goes wrong in a page, the same way in every engine.
{
  const tell = (problem) =>
    fetch('/engines/problem', { method: 'POST', body: String(problem), keepalive: true });
  const toText = (value) => (value instanceof Error ? `${value}` : String(value));
  for (const level of ['error', 'warn']) {
    const log = console[level];
    console[level] = (...values) => {
      tell(values.map(toText).join(' '));
      log.apply(console, values);
    };
  }
  addEventListener(
    'error',
    ({ message, target }) => tell(message ?? `${target.src ?? target.href} did not load`),
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => tell(`Unhandled: ${toText(reason)}`));
  addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) =>
    tell(`${violatedDirective} forbids ${blockedURI}`),
  );
}
