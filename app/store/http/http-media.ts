// The pictures of a site on a server. A file is sent as it is: the server finds out what it is.
import type { LibraryPicture } from '#app/content/library-picture.ts';
import { mediaWidths } from '#app/lib/media-address.ts';
import type { Result } from '../adapter.ts';
import type { Media, Upload } from '../ports.ts';
import { createAskedViews } from './asked-view.ts';
import { call, type Fetch } from './call.ts';
import { type SendFile, sendFile } from './send-file.ts';

export interface HttpMedia extends Media {
  /** Something was added, removed or described. */
  refresh(): void;
}

/** Wide enough for what shows a picture without a library, and small enough to lie in a browser's storage. */
const SMALL_PX = 640;

function smallForm(address: string): string {
  const [, folder = '', width = ''] = /^(.*\/)(\d+)x\d+\.\w+$/.exec(address) ?? [];
  const [first, ...larger] = mediaWidths(Number(width));
  return `${folder}${larger.findLast((each) => each <= SMALL_PX) ?? first}.webp`;
}

async function asText(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  const signs = Array.from(bytes, (byte) => String.fromCharCode(byte));
  return `data:image/webp;base64,${btoa(signs.join(''))}`;
}

export function createHttpMedia(fetch: Fetch, send: SendFile = sendFile): HttpMedia {
  const views = createAskedViews(fetch);

  async function change(method: 'POST' | 'PUT', path: string, body: unknown): Promise<Result> {
    const answer = await call(fetch, method, path, body);
    views.refresh();
    return answer.ok ? { ok: true } : { ok: false, failure: answer.failure };
  }

  return {
    // Asked for each time: a view that nobody looks at is forgotten.
    get pictures() {
      return views.view<readonly LibraryPicture[] | undefined>(
        '/api/media',
        undefined,
        (body) => (body as { pictures: LibraryPicture[] }).pictures,
      );
    },
    async upload(file, alt, onProgress = () => {}) {
      const path = `/api/media?${new URLSearchParams({ name: file.name, alt })}`;
      const answer = await call<Omit<Extract<Upload, { ok: true }>, 'ok'>>(
        () => send(path, file, onProgress),
        'POST',
        path,
      );
      views.refresh();
      return answer.ok ? { ok: true, ...answer.body } : { ok: false, failure: answer.failure };
    },
    async small(address) {
      const ask: Fetch = async (path, init) => {
        const response = await fetch(path, init);
        return response.status === 404 ? new Response() : response;
      };
      const read = (response: Response) => response.blob();
      const answer = await call<Blob>(ask, 'GET', smallForm(address), undefined, read);
      if (!answer.ok) return { ok: false, failure: answer.failure };
      return answer.body.size > 0 ? asText(answer.body) : undefined;
    },
    describe: (id, alt) => change('PUT', `/api/media/${encodeURIComponent(id)}/alt`, { alt }),
    remove: (ids, used = []) => change('POST', '/api/media/remove', { ids, used }),
    refresh: views.refresh,
  };
}
