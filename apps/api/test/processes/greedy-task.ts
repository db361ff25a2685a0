/** Keeps everything in memory. */
process.once('message', () => {
  for (const kept: object[][] = []; ;) kept.push(Array.from({ length: 100_000 }, () => ({})));
});
