// Which mistakes would the unit tests notice? Each mutant is one small mistake in a rule.

/** What holds no rule, so that a mistake in it is a matter of taste and no test could know it. */
const DATA = [
  // The built-in content, and the texts of the sections: what they say is the owner's business.
  'app/content/built-in.ts',
  'app/content/samples.ts',
  'app/content/{client-success,principles,process,technologies,testimonials}.ts',
  'app/content/{brand-colors,prices,request-options,timing}.ts',
  // The chat's word tables: the rules that use them are mutated.
  'app/content/chat/{phrases,types}.ts',
  // Tests, and what they stand on.
  'app/**/*.test.{ts,tsx}',
  'app/store/{fake-browser,local-pages,*-contract}.ts',
  // They are held by the suites that run against a server and its databases, which is too slow for every mutant.
  'app/store/http/*.ts',
];

export default {
  mutate: ['app/{content,store}/**/*.{ts,tsx}', ...DATA.map((files) => `!${files}`)],
  testRunner: 'vitest',
  // Which tests a mutant concerns is known from their coverage: to look up the imports each time is slow.
  vitest: { configFile: 'mutation/vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // What a module makes once, when it is loaded (schemas, tables), belongs to no test: each mistake in it would have to
  // run all of them, which takes longer than everything else together.
  ignoreStatic: true,
  // It would want to rewrite this file, and cannot read that of TypeScript 7.
  tsconfigFile: 'none',
  // What no test of these needs is not copied for each run.
  ignorePatterns: [
    '/build',
    '/bench',
    '/docs',
    '/e2e',
    '/public',
    '/content',
    '/app/fonts',
    '/.cache',
  ],
  tempDirName: '.cache/mutation/sandbox',
  incremental: true,
  incrementalFile: '.cache/mutation/incremental.json',
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  reporters: ['progress', 'clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 90, low: 80, break: 80 },
  concurrency: 2,
  // A busy machine must not make a survivor look like an endless loop, which counts as noticed.
  timeoutMS: 30_000,
  allowEmpty: false,
};
