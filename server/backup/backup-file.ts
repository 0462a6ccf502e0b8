// A backup as a file: lines of JSON, compressed, and at the end a checksum of every byte before it. It holds no word of
// the database that it comes from: what one has written, the other can read.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { pipeline as done } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** It is written beside and takes its name when it is whole. */
export const PART = '.part';

/** The folder's entry is on the disk as well. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Only who runs the server may read it: it holds what visitors wrote. */
export async function writeLines(file: string, lines: AsyncIterable<string>): Promise<void> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const part = `${file}.${crypto.randomUUID()}${PART}`;
  const hash = createHash('sha256');
  async function* sealed(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
    yield seal(hash.digest('hex'));
  }
  try {
    await done(
      Readable.from(lines),
      createGzip(),
      sealed,
      createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }),
    );
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

const seal = (digest: string) => `sha256 ${digest}\n`;
const SEAL_BYTES = seal('0'.repeat(64)).length;

/** Whether it is as it was written, to its last byte. */
export async function isSealed(file: string): Promise<boolean> {
  const { size } = await stat(file);
  if (size <= SEAL_BYTES) return false;
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file, { end: size - SEAL_BYTES - 1 })) {
    hash.update(chunk);
  }
  let end = '';
  for await (const chunk of createReadStream(file, { start: size - SEAL_BYTES })) end += chunk;
  return end === seal(hash.digest('hex'));
}

/** Throws where it cannot be read on. */
export async function* readLines(file: string): AsyncGenerator<string> {
  const { size } = await stat(file);
  const packed = createReadStream(file, { end: Math.max(0, size - SEAL_BYTES - 1) });
  // Whoever reads hears of a failure, and of every one.
  const text = pipeline(packed, createGunzip(), () => {}).setEncoding('utf8');
  let begun: string[] = [];
  for await (const chunk of text) {
    const [head = '', ...rest] = String(chunk).split('\n');
    begun.push(head);
    for (const next of rest) {
      yield begun.join('');
      begun = [next];
    }
  }
}
