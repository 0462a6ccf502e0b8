// The content of a site on which nothing has been saved yet: an export like any other, in `built-in.json`. Only the
// build, the live server and tests import this: the browser receives it inside the page.
import file from './built-in.json' with { type: 'json' };
import { readBundle } from './bundle.ts';
import { type Content, collectionKeys, collections } from './collections.ts';

function read(): Content {
  const result = readBundle(JSON.stringify(file));
  if (!result.ok) throw new Error(`built-in.json: ${result.reason}`);
  const { content, inbox } = result.bundle;
  const emptyOf = (key: keyof Content) =>
    'empty' in collections[key] ? { [key]: collections[key].empty } : {};
  return Object.assign({}, ...collectionKeys.map(emptyOf), content, inbox);
}

export const builtInContent = read();
