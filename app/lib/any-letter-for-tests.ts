// Any character there is, for tests that try whatever somebody could type. That of fast-check (`binary`) is made of a
// table of all of them, which takes as long as all such tests together.
import fc from 'fast-check';

/** Half of a pair is none: what holds one has tests of its own. */
const codePoint = fc.oneof(
  fc.integer({ min: 0, max: 0xd7ff }),
  fc.integer({ min: 0xe000, max: 0x10ffff }),
);

export const anyLetter = codePoint.map((each) => String.fromCodePoint(each));
