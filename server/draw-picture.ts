// Draws one picture and ends; see media/draw-apart.ts. What a decoder takes in memory is given back with the process.
import { drawForms } from './media/draw-forms.ts';

process.once('message', async (file: Uint8Array) => {
  process.send?.(await drawForms(Buffer.from(file)), () => process.disconnect());
});
// Nobody waits for it any more.
process.once('disconnect', () => process.exit());
// The server finishes what has begun before it ends, and this belongs to it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
