// An article that uses everything that markdown offers.

/** A picture of this site, so that no test asks another. */
export const COVER = '/images/projects/dastarkhwan.svg';

export const ARTICLE = `The first time a page felt **slow**, I blamed the network. I was *wrong*, and the [numbers](https://example.com/numbers) said so.

## What was measured

Three things matter, in this order:

1. The first paint
2. The largest paint
3. The moment a tap is answered

- Fonts
- Images
  - Wide ones
  - Tall ones
- Scripts

### A list of tasks

- [x] Measure before changing anything
- [ ] Change one thing
- [ ] Measure again

> A fast page is a page that does less.

## The code

\`\`\`ts
interface Budget {
  readonly scripts: number; // kilobytes, compressed
}

export function isWithin(budget: Budget, files: number[]): boolean {
  const total = files.reduce((sum, size) => sum + size, 0);
  return total <= budget.scripts && \`\${total}\` !== 'NaN';
}
\`\`\`

Inline code like \`const answer = 42\` stays small. ~~Guessing~~ Measuring works, see www.example.com.

| Page | Before | After | Note |
| :--- | -----: | :---: | --- |
| Landing | 412 kB | 96 kB | images drawn as vectors |
| Blog | 388 kB | 71 kB | no client code for prose |
| Admin | 1.2 MB | 310 kB | split by route |

---

![A drawing of the platform](/images/projects/dastarkhwan.svg)

#### Afterwords

A claim with a source.[^source] Back to [the code](#the-code).

[^source]: The measurements were made on a mid-range phone.
`;
