// Firefox over WebDriver BiDi, and Chromium, both driven by Puppeteer.
import puppeteer from 'puppeteer-core';

export function launchFirefox({ programs, env, downloads }) {
  return launch({
    browser: 'firefox',
    executablePath: programs['firefox-esr'],
    extraPrefsFirefox: {
      'intl.accept_languages': 'en-US',
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
    },
    env,
  });
}

export function launchChromium({ programs, env, downloads }) {
  return launch(
    {
      browser: 'chrome',
      executablePath: programs.chromium,
      args: ['--no-sandbox', '--disable-gpu', '--lang=en-US'],
      env,
    },
    { downloadBehavior: { policy: 'allow', downloadPath: downloads } },
  );
}

async function launch(options, contextOptions) {
  const browser = await puppeteer.launch({ headless: true, ...options });
  const version = (await browser.version()).replace(/^.*\//, '');
  return {
    version,
    /** Each visitor has storage of its own. */
    async newVisitor() {
      const context = await browser.createBrowserContext(contextOptions);
      return {
        newTab: async () => tab(await context.newPage()),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}

function tab(page) {
  return {
    evaluate: (expression) => page.evaluate(expression),
    goto: (url) => page.goto(url),
    reload: () => page.reload(),
    pressAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: (path) => page.screenshot({ path }),
  };
}
