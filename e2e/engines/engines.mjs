// The engines, and what each needs on this machine.

export const ENGINES = {
  firefox: {
    programs: { 'firefox-esr': ['firefox-esr'] },
    launch: async (options) => (await import('./puppeteer.mjs')).launchFirefox(options),
  },
  webkit: {
    programs: { WebKitWebDriver: ['webkit2gtk-driver'], Xvfb: ['xvfb'] },
    launch: async (options) => (await import('./webkit.mjs')).launchWebKit(options),
  },
  chromium: {
    programs: { chromium: ['chromium'] },
    launch: async (options) => (await import('./puppeteer.mjs')).launchChromium(options),
  },
};
