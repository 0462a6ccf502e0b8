// Firefox over WebDriver BiDi, and Chromium, both driven by Puppeteer.
import puppeteer from 'puppeteer-core';

const FIREFOX_SETTINGS = {
  'intl.accept_languages': 'en-US',
  // What a test saves as a file is looked at inside the page.
  'browser.download.useDownloadDir': true,
};

export function launchFirefox({ programs, env }) {
  return launch({
    browser: 'firefox',
    executablePath: programs['firefox-esr'],
    extraPrefsFirefox: FIREFOX_SETTINGS,
    env,
  });
}

export function launchChromium({ programs, env }) {
  return launch({
    browser: 'chrome',
    executablePath: programs.chromium,
    args: ['--no-sandbox', '--disable-gpu', '--lang=en-US'],
    env,
  });
}

async function launch(options) {
  const browser = await puppeteer.launch({ headless: true, ...options });
  const version = await browser.version();
  return {
    version: () => version.replace(/^.*\//, ''),
    /** Each visitor has storage of its own. */
    async newVisitor() {
      const context = await browser.createBrowserContext();
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
