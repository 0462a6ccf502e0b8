// Field types that several schemas share. A missing text is repaired to an empty one; a value of the
// wrong type is rejected.
import * as z from 'zod/mini';
import { wellFormed } from '#app/lib/well-formed.ts';

/** Every text that people or files bring along. */
export const anyText = z.string().check(z.overwrite(wellFormed));
export const text = z._default(anyText, '');
export const textList = z._default(z.array(anyText), []);
export const flag = (initial: boolean) => z._default(z.boolean(), initial);
export const requiredText = anyText.check(z.minLength(1));

/** What a text is: words are said in every language, a name may stay what it is, a picture is looked at. */
export const reading = z.registry<{ as: 'words' | 'name' | 'picture' }>();

export const words = z._default(anyText, '').register(reading, { as: 'words' });
/** The same with something to begin with. */
export const wordsOr = (initial: string) =>
  z._default(anyText, initial).register(reading, { as: 'words' });
export const requiredWords = anyText.check(z.minLength(1)).register(reading, { as: 'words' });
export const wordList = z._default(z.array(anyText), []).register(reading, { as: 'words' });
export const anyPicture = anyText.check().register(reading, { as: 'picture' });
export const picture = z._default(anyPicture, '');
export const requiredPicture = anyText.check(z.minLength(1)).register(reading, { as: 'picture' });
/** One that may be said in another script. */
export const name = z._default(anyText, '').register(reading, { as: 'name' });
export const requiredName = anyText.check(z.minLength(1)).register(reading, { as: 'name' });
/** An ISO moment that the Date constructor understands. */
export const moment = anyText.check(z.refine((value) => !Number.isNaN(Date.parse(value))));
/** Ids are timestamps or words; older data holds either as a number. */
export const id = z.pipe(z.union([anyText, z.number()]), z.transform(String));
