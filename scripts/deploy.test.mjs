// What docs/deploy.md and the files in deploy tell an owner to type is there.
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findOnPath } from './programs.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (path) => readFileSync(join(ROOT, path), 'utf8');
const all = (text, pattern) => [...new Set([...text.matchAll(pattern)].map(([, found]) => found))];

const DOCS = ['README.md', 'docs/deploy.md', 'docs/live.md'];
const FILES = {
  unit: read('deploy/portfolio@.service'),
  env: read('deploy/portfolio.env'),
  proxy: read('deploy/Caddyfile'),
  container: read('deploy/Dockerfile'),
};
const config = read('server/config.ts');
/** What the server reads of its environment. */
const VARIABLES = all(config, /(?:env\.|read(?:<[^>]*>)?\(\s*')([A-Z_]+)/g);

test('the variables that the server reads are known', () => {
  expect(VARIABLES).toEqual(expect.arrayContaining(['PORT', 'HOST', 'DATABASE_URL', 'BACKUP_DIR']));
});

test('every variable that is set is one that the server reads', () => {
  const { unit, env, container } = FILES;
  const set = [
    ...all(env, /^([A-Z_]+)=/gm),
    ...all(unit, /^Environment=(.*)$/gm).flatMap((line) => all(line, /([A-Z_]+)=/g)),
    ...all(container, /^ENV (.*)$/gm).flatMap((line) => all(line, /([A-Z_]+)=/g)),
  ];
  expect(set.length).toBeGreaterThan(8);
  for (const name of set) expect(VARIABLES).toContain(name);
});

test('every variable that the server reads stands in docs/live.md', () => {
  const rows = read('docs/live.md').match(/^\| `[A-Z_].*$/gm) ?? [];
  const documented = rows.flatMap((row) => all(row.split('|')[1], /`([A-Z_]+)`/g));
  expect(documented.sort()).toEqual([...VARIABLES].sort());
});

test('every program that is started is part of the build', () => {
  const texts = [...Object.values(FILES), ...DOCS.map(read)];
  const started = texts.flatMap((text) => all(text, /build\/live\/server\/([\w-]+)\.js/g));
  const entries = all(
    read('scripts/build-live.mjs').match(/ENTRIES = \[.*?\]/s)?.[0] ?? '',
    /'([\w-]+)'/g,
  );
  expect(started.length).toBeGreaterThan(2);
  for (const name of started) {
    expect(entries).toContain(name);
    expect(existsSync(join(ROOT, 'server', `${name}.ts`))).toBe(true);
  }
});

test.each(DOCS)('every npm script that %s names exists', (path) => {
  const { scripts } = JSON.parse(read('package.json'));
  for (const name of all(read(path), /npm run ([\w:]+)/g)) expect(scripts).toHaveProperty(name);
});

test('every file that the docs name is there', () => {
  for (const path of all(read('docs/deploy.md'), /\((\.\.\/deploy\/[^)]+)\)/g)) {
    expect(existsSync(join(ROOT, 'docs', decodeURI(path)))).toBe(true);
  }
});

test('what the container copies is there, and it does not run as root', () => {
  const { container } = FILES;
  const [build, final] = container.split(/^FROM /m).slice(1);
  const copied = all(build, /^COPY (.*) \S+$/gm).flatMap((paths) => paths.split(' '));
  const kept = all(final, /^COPY --from=build \/site\/(\S+) /gm).filter(
    (path) => !/^(node_modules|build)/.test(path),
  );
  for (const path of [...copied, ...kept]) expect(existsSync(join(ROOT, path))).toBe(true);
  expect(final).toMatch(/^USER node$/m);
  expect(final).toMatch(/^HEALTHCHECK /m);
  // What the drawing of images needs of npm is not for development alone.
  const { dependencies } = JSON.parse(read('package.json'));
  const imported = ['share-image', 'share-type', 'share-ground', 'indexed-png']
    .flatMap((name) =>
      all(read(`scripts/${name}.mjs`), /(?:from|resolve\()\s*'((?:@[\w-]+\/)?[\w-]+)/g),
    )
    .filter((name) => !/^node$/.test(name));
  for (const name of imported) expect(dependencies).toHaveProperty(name);
});

test('the proxy asks the ports at which processes are started', () => {
  const ports = all(FILES.proxy, /127\.0\.0\.1:(\d+)/g);
  expect(ports).toEqual(['4180']);
  expect(read('docs/deploy.md')).toContain(`portfolio@${ports[0]}`);
});

const programs = ['systemd-analyze', 'caddy'].map((name) => [
  name,
  findOnPath([name], process.env.PATH),
]);

test.for(programs)('%s takes its file, where it is installed', ([name, program], { skip }) => {
  if (!program) return skip();
  const folder = mkdtempSync(join(tmpdir(), 'portfolio-deploy-'));
  const file = join(folder, name === 'caddy' ? 'Caddyfile' : 'portfolio@4180.service');
  if (name === 'caddy') copyFileSync(join(ROOT, 'deploy', 'Caddyfile'), file);
  // Node may be somewhere else here.
  else writeFileSync(file, FILES.unit.replace('/usr/bin/node', process.execPath));
  const args =
    name === 'caddy' ? ['validate', '--adapter', 'caddyfile', '--config', file] : ['verify', file];
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8', env });
  rmSync(folder, { recursive: true });
  expect(status, stderr).toBe(0);
  if (name !== 'caddy') expect(stderr).toBe('');
});
