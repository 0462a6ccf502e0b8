import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { withLightSignals } from './light-signals.mjs';

const folder = dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
const react = readFileSync(join(folder, 'cjs', 'react-dom-client.production.js'), 'utf8');

test('of the signals of React that is installed none is made as an error', () => {
  const light = withLightSignals(react);
  expect(light.match(/Exception = signal\(/g)).toHaveLength(5);
  expect(light).not.toContain('Exception = Error(');
});

test('a signal is an error to whoever asks, with its message', () => {
  const code = withLightSignals(
    'var LostException = Error(formatProdErrorMessage(7));const formatProdErrorMessage = () => "";',
  ).replace('formatProdErrorMessage(7)', '"lost"');
  const signal = new Function(`${code};return LostException`)();
  expect(signal).toBeInstanceOf(Error);
  expect(signal.message).toBe('lost');
});
