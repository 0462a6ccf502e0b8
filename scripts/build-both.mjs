// Builds what any host can serve, and what runs on a server.
import { buildLive, buildSite } from './build-stamp.mjs';

process.exit(buildSite() && buildLive() ? 0 : 1);
