// What uploads cost the server, as it is run: the memory of its process, and nothing else.
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { DATABASES, type TestDatabase } from '../databases-in-test.ts';
import { avifBomb, pngBomb, twoColours } from '../media/pictures-in-test.ts';
import { type ServerProcess, setUp, startProcess } from './process-in-test.ts';

const MEGABYTE = 1024 * 1024;

let database: TestDatabase | undefined;
let server: ServerProcess | undefined;

afterEach(async () => {
  await server?.kill();
  await database?.remove();
});

/** The most that the process has ever held. */
function peakOf(pid: number): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
}

/** Sends zeros without saying how many, until it is told to stop or cut off. */
function flood(url: string, headers: Record<string, string>, megabytes: number) {
  return new Promise<{ status: number | undefined; sent: number }>((resolve) => {
    let sent = 0;
    let isOver = false;
    const sending = request(url, { method: 'POST', headers }, (answer) => {
      isOver = true;
      answer.resume().on('close', () => resolve({ status: answer.statusCode, sent }));
    });
    sending.on('error', () => {
      isOver = true;
      resolve({ status: undefined, sent });
    });
    const send = () => {
      if (isOver || sent >= megabytes) return sending.end();
      sent += 1;
      sending.write(Buffer.alloc(MEGABYTE), () => setImmediate(send));
    };
    send();
  });
}

// Only there a process says how much it holds.
test.runIf(process.platform === 'linux')(
  'hostile files and a large photo leave the memory of the server as it is',
  async () => {
    database = await DATABASES[0]?.[1]();
    server = await startProcess(database?.url ?? '');
    const { local, address, pid } = server;
    const headers = { origin: address, ...(await setUp(server)) };
    const upload = (body: Buffer) =>
      fetch(`${local}/api/media?name=a.png`, {
        method: 'POST',
        headers,
        body: new Uint8Array(body),
      });
    const before = peakOf(pid);
    const large = await flood(`${local}/api/media`, headers, 25);
    expect(large).toEqual({ status: 413, sent: 25 });
    expect((await flood(`${local}/api/media`, headers, 100)).sent).toBeLessThan(60);
    for (const bomb of [avifBomb(), pngBomb()]) expect((await upload(bomb)).status).toBe(422);
    const photo = await twoColours(6000, 400).jpeg().toBuffer();
    const { picture } = await (await upload(photo)).json();
    expect(picture.address).toMatch(/\/1920x128\.jpg$/);
    expect((await fetch(local + picture.address)).status).toBe(200);
    expect((peakOf(pid) - before) / MEGABYTE).toBeLessThan(100);
  },
);
