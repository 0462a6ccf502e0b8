// The engines, and what each needs on this machine.
import { ensureChromium } from '../../scripts/chromium.mjs';
import { findOnPath, installWithApt } from '../../scripts/programs.mjs';

/** `programs` names the Debian package of each program; Chromium has a search of its own. */
export const ENGINES = {
  firefox: {
    label: 'Firefox',
    programs: { 'firefox-esr': 'firefox-esr' },
    launch: async (options) => (await import('./puppeteer.mjs')).launchFirefox(options),
  },
  webkit: {
    label: 'WebKitGTK',
    programs: { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' },
    launch: async (options) => (await import('./webkit.mjs')).launchWebKit(options),
  },
  chromium: {
    label: 'Chromium',
    programs: {},
    launch: async (options) =>
      (await import('./puppeteer.mjs')).launchChromium({
        ...options,
        programs: { chromium: await ensureChromium() },
      }),
  },
};

const findAll = (programs) =>
  Object.fromEntries(
    Object.keys(programs).map((program) => [program, findOnPath([program], process.env.PATH)]),
  );

/** The paths of an engine's programs, installed when they are missing; throws one line when that fails. */
export function ensurePrograms({ label, programs }) {
  const isMissing = () => Object.keys(programs).filter((program) => !findAll(programs)[program]);
  const packages = isMissing().map((program) => programs[program]);
  if (packages.length === 0) return findAll(programs);
  console.log(`Installing what ${label} needs: ${packages.join(', ')}...`);
  installWithApt(packages);
  if (isMissing().length === 0) return findAll(programs);
  throw new Error(`${label} is missing: run "apt-get install ${packages.join(' ')}" as root.`);
}
