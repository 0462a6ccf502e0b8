import { buildSite, isBuildFresh } from './build-stamp.mjs';
import { ensureInstalled } from './install.mjs';
import { readPort, serveBuild } from './serve-build.mjs';

// Read first: a mistyped port should not cost an install and a build.
const port = readPort();
ensureInstalled();
if (!isBuildFresh() && !buildSite()) {
  console.error('The build failed, so nothing is served.');
  process.exit(1);
}
serveBuild({ port, announce });

function announce(address) {
  console.log(`Site:  ${address}/`);
  console.log(`Admin: ${address}/admin`);
  console.log('Admin credentials: see "Make it yours" in README.md');
}
