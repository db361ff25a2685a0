/** Ends only if the task says so. */
process.once('message', ({ isEndless }: { readonly isEndless: boolean }) => {
  while (isEndless);
  process.send?.({ result: process.pid }, () => process.disconnect());
});
