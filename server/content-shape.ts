// What the schemas of this program keep of a collection, as a short word: the build puts it into the code of the admin,
// so that a page of another build says another one.
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { collections, keysOf } from '#app/content/collections.ts';

const shapes = keysOf('site').map((key) => {
  const { schema, version } = collections[key];
  return { key, version, shape: z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) };
});

export const CONTENT_SHAPE = createHash('sha256')
  .update(JSON.stringify(shapes))
  .digest('base64url')
  .slice(0, 12);
