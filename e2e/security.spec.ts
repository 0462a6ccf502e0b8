// What the policy of a page refuses. That it refuses nothing of ours, every other journey shows: a refusal is
// logged as an error, and that fails it.
import { signedIn } from './admin/support.ts';
import { openTop } from './support/page.ts';
import { expect, test } from './support/test.ts';

const PAGES = ['/', '/blog', '/blog/only-in-a-browser', '/nowhere', '/admin/dashboard'];

test.describe('what somebody put into a page', () => {
  test.use({
    expectedProblem:
      /status of 404|Content Security Policy|^Request to https:\/\/evil\.example\/a\.js$/,
  });

  // A server sends the same policy: the test below.
  test('does not run on any kind of page @once', async ({ page }) => {
    await signedIn(page);
    for (const path of ['/', '/blog/only-in-a-browser', '/admin/dashboard']) {
      if (path.startsWith('/admin')) await page.goto(path);
      else await openTop(page, path);
      const refused = await page.evaluate(async () => {
        const run = 'document.documentElement.dataset.ran = "yes"';
        const reports = new Set<string>();
        const isDone = new Promise<void>((resolve) => {
          document.addEventListener('securitypolicyviolation', (event) => {
            reports.add(`${event.effectiveDirective}: ${event.blockedURI}`);
            if (reports.size === 4) resolve();
          });
        });
        const script = document.createElement('script');
        script.textContent = run;
        document.body.append(script);
        const holder = document.body.appendChild(document.createElement('div'));
        // The picture is none: its handler would be called.
        holder.innerHTML = `<img src="data:image/png;base64,AAAA" alt="" onerror='${run}'>
          <a href='javascript:${run}'>Away</a><base href="https://evil.example/">`;
        holder.querySelector('a')?.click();
        document.body.append(
          Object.assign(document.createElement('script'), { src: 'https://evil.example/a.js' }),
        );
        await isDone;
        return [...reports].sort();
      });
      expect(refused, path).toEqual([
        'base-uri: https://evil.example/',
        'script-src-attr: inline',
        'script-src-elem: https://evil.example/a.js',
        'script-src-elem: inline',
      ]);
      await expect(page.locator('html')).not.toHaveAttribute('data-ran');
    }
  });
});

test('every page is sent with its own policy, and nobody may frame it', async ({ page }) => {
  for (const path of PAGES) {
    const response = await page.request.get(path);
    const headers = response.headers();
    const [, policy] = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(
      await response.text(),
    ) ?? ['', ''];
    expect(policy).toContain("default-src 'none'; script-src 'self' 'sha256-");
    expect(policy).not.toMatch(/script-src[^;]*'unsafe/);
    expect(headers['content-security-policy']).toBe(`${policy}; frame-ancestors 'none'`);
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(policy.includes('googletagmanager')).toBe(!path.startsWith('/admin'));
  }
});
