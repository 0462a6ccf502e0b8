// How long the server waits for whoever asks.
import type { ServerOptions } from 'node:http';

/** The largest picture gets through at 100 kbit/s. The head of a request has a minute, as Node gives it. */
export const SLOW_LINES: ServerOptions = { requestTimeout: 30 * 60_000, headersTimeout: 60_000 };
