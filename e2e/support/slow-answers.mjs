// Every answer of every server comes late, as over a bad line:
// NODE_OPTIONS="--import ./e2e/support/slow-answers.mjs" npm run test:e2e
import { Server } from 'node:http';

const DELAY_MS = 300;

const { emit } = Server.prototype;

Server.prototype.emit = function emitLate(name, ...details) {
  if (name !== 'request') return emit.call(this, name, ...details);
  setTimeout(() => emit.call(this, name, ...details), DELAY_MS);
  return true;
};
