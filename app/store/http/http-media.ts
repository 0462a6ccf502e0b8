// The pictures of a site on a server. A file is sent as it is: the server finds out what it is.
import type { LibraryPicture } from '#app/content/library-picture.ts';
import type { Result } from '../adapter.ts';
import type { Media, Upload } from '../ports.ts';
import { createAskedViews } from './asked-view.ts';
import { call, type Fetch } from './call.ts';
import { type SendFile, sendFile } from './send-file.ts';

export interface HttpMedia extends Media {
  /** Something was added, removed or described. */
  refresh(): void;
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
    describe: (id, alt) => change('PUT', `/api/media/${encodeURIComponent(id)}/alt`, { alt }),
    remove: (ids) => change('POST', '/api/media/remove', { ids }),
    refresh: views.refresh,
  };
}
