// What axe finds, with the colours and boxes of each engine.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { heading, part } from '../names.mjs';
import { SESSION } from './admin.mjs';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function findsNothing(tab) {
  // A fade that is still running would be measured as low contrast.
  await tab.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { endTime } = animation.effect.getComputedTiming();
      if (Number.isFinite(endTime)) animation.finish();
    }
  });
  await tab.engineTab.evaluate(`(() => { ${AXE} })()`);
  const found = await tab.evaluate(async () => {
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      preload: false,
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
    );
  });
  assert.deepEqual(found, []);
}

export const accessibility = {
  async 'axe finds nothing on the landing page'({ tab }) {
    await tab.open('/');
    await tab.sees(part('h1'));
    await findsNothing(tab);
  },

  async 'axe finds nothing on the list of posts'({ tab }) {
    await tab.open('/blog');
    await tab.sees(part('h1'));
    await findsNothing(tab);
  },

  async 'axe finds nothing on the dashboard'({ tab }) {
    await tab.store('auth', SESSION);
    await tab.open('/admin/dashboard');
    await tab.sees(heading('Welcome back, Hamza Qureshi!'));
    await findsNothing(tab);
  },
};
