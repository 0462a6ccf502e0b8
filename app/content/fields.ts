// Field types that several schemas share. A missing text is repaired to an empty one; a value of the
// wrong type is rejected.
import * as z from 'zod/mini';

export const text = z._default(z.string(), '');
export const textList = z._default(z.array(z.string()), []);
export const flag = (initial: boolean) => z._default(z.boolean(), initial);
export const requiredText = z.string().check(z.minLength(1));
/** An ISO moment that the Date constructor understands. */
export const moment = z.string().check(z.refine((value) => !Number.isNaN(Date.parse(value))));
/** Ids are timestamps or words; older data holds either as a number. */
export const id = z.pipe(z.union([z.string(), z.number()]), z.transform(String));
