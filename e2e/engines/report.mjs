// From results to the page docs/engines.md.

const INTRO = `# Engines

The main journeys in the three engines, as \`npm run test:engines -- --write\` has found them. The command installs
Debian's \`firefox-esr\`, \`webkit2gtk-driver\` and \`xvfb\` where they are missing, and is to be run for every change of
a page. Firefox is driven over WebDriver BiDi, WebKitGTK (the engine of Safari) over WebDriver on a screen of its own;
Chromium runs the same journeys for comparison, and many more in \`npm test\`.
`;

const NOTES = `
What these builds cannot show: WebKitGTK's window is never narrower than 447 px, and it draws Nastaliq wrongly on any
page; Firefox without a screen has no window that could have the focus.
`;

/** @param {{ label: string, version: string, results: Record<string, boolean> }[]} runs */
export function toMarkdown(runs) {
  const titles = Object.keys(runs[0].results);
  const row = (cells) => `| ${cells.join(' | ')} |`;
  const lines = [
    row(['Journey', ...runs.map(({ label, version }) => `${label} ${version}`)]),
    row(['---', ...runs.map(() => '---')]),
    ...titles.map((title) =>
      row([title, ...runs.map(({ results }) => (results[title] ? 'passed' : '**failed**'))]),
    ),
    row(['**Together**', ...runs.map(({ results }) => countWords(results))]),
  ];
  return `${INTRO}\n${lines.join('\n')}\n${NOTES}`;
}

/** @param {Record<string, boolean>} results */
export function countWords(results) {
  const all = Object.values(results);
  const passed = all.filter(Boolean).length;
  return `${passed} passed, ${all.length - passed} failed`;
}
