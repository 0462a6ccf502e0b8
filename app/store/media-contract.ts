// What every library of pictures does, whatever stands behind it.
import { describe, expect, test } from 'vitest';
import type { LibraryPicture } from '#app/content/library-picture.ts';
import type { Media } from './ports.ts';
import { expectChange, expectView } from './view-contract.ts';

export interface MediaFixture {
  media: Media;
  /** The same one, as another tab or browser has it. */
  other: Media;
  /** Two pictures, and a file that is none. */
  files: { first: File; second: File; broken: File };
}

export function mediaContract(title: string, open: () => Promise<MediaFixture>): void {
  async function added(media: Media, file: File, alt = ''): Promise<LibraryPicture> {
    const upload = await media.upload(file, alt);
    if (!upload.ok) throw new Error(upload.failure.message);
    return upload.picture;
  }

  describe(title, () => {
    test('at first it is empty', async () => {
      const { media } = await open();
      await expectView(media.pictures, []);
    });

    test('what is uploaded is in it, newest first, here and elsewhere', async () => {
      const { media, other, files } = await open();
      const first = await added(media, files.first, 'The first');
      expect(first).toMatchObject({ name: files.first.name, alt: 'The first' });
      await expectView(media.pictures, [first]);
      const second = await added(other, files.second);
      await expectView(media.pictures, [second, first]);
      await expectView(other.pictures, [second, first]);
    });

    test('whoever looks at it sees what is added', async () => {
      const { media, files } = await open();
      await expectView(media.pictures, []);
      const shown = [expect.objectContaining({ alt: 'New' })];
      await expectChange(media.pictures, () => media.upload(files.first, 'New'), shown);
    });

    test('a file that was uploaded before is the same picture, with its description', async () => {
      const { media, other, files } = await open();
      const first = await added(media, files.first, 'The first');
      expect(await other.upload(files.first, 'Once more')).toMatchObject({
        ok: true,
        picture: first,
        wasKnown: true,
      });
      await expectView(media.pictures, [first]);
    });

    test('one that nobody has described takes the description of a later upload', async () => {
      const { media, other, files } = await open();
      const first = await added(media, files.first);
      await expectView(media.pictures, [first]);
      const described = { ...first, alt: 'Described' };
      await expectChange(media.pictures, () => other.upload(files.first, 'Described'), [described]);
      expect(await media.upload(files.first, '')).toMatchObject({ picture: described });
    });

    test('one can be had as a small picture that is a text itself, as long as it is there', async () => {
      const { media, files } = await open();
      const { id, address } = await added(media, files.first);
      expect(await media.small(address)).toMatch(/^data:image\/webp;base64,[\w+/]{20,}={0,2}$/);
      await media.remove([id]);
      expect(await media.small(address)).toBeUndefined();
    });

    test('a file that is no picture is refused with a reason', async () => {
      const { media, files } = await open();
      expect(await media.upload(files.broken, '')).toMatchObject({
        ok: false,
        failure: { kind: 'corrupt', message: expect.stringMatching(/not a JPG/) },
      });
      await expectView(media.pictures, []);
    });

    test('it can be described anew, and removed', async () => {
      const { media, other, files } = await open();
      const first = await added(media, files.first);
      const second = await added(media, files.second);
      const described = { ...first, alt: 'Described' };
      expect(await media.describe(first.id, 'Described')).toEqual({ ok: true });
      await expectView(other.pictures, [second, described]);
      const remove = async () => expect(await media.remove([second.id])).toEqual({ ok: true });
      await expectView(media.pictures, [second, described]);
      await expectChange(media.pictures, remove, [described]);
      expect(await other.describe(second.id, 'Gone')).toMatchObject({
        ok: false,
        failure: { kind: 'conflict' },
      });
    });
  });
}
