/** What every visitor of the landing page runs, by the names of the chunks. */
const RUN_AT_ONCE = ['react', 'entry.client', 'sections', 'footer'];

/**
 * Tells Chromium to compile these whole while they arrive, beside the page, instead of function by function when each is
 * first called (docs/decisions/0046). For other browsers it is a comment.
 * @returns {import('vite').Plugin}
 */
export function compileHints() {
  return {
    name: 'compile-hints',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle: {
      // It has to be the first line, and Vite puts one of its own before the code.
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (RUN_AT_ONCE.includes(chunk.name) && chunk.type === 'chunk')
            chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      },
    },
  };
}
