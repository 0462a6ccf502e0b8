// The plain server of a built site, as a process of its own: node bench/static-server.mjs folder
import { createStaticServer } from '../scripts/serve.mjs';

const server = createStaticServer({ root: process.argv[2] });
server.listen(0, () => console.log(`Site:  http://localhost:${server.address().port}/`));
process.on('SIGTERM', () => process.exit());
