// Stands beside the server in its process, and says what it uses when it is asked. Run with --expose-gc.
process.on('message', () => {
  globalThis.gc();
  globalThis.gc();
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
  process.send({ rss, kept: heapUsed + arrayBuffers });
});
// The channel alone does not keep a process alive.
process.channel.unref();
