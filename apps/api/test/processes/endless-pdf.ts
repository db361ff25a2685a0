/** Replaces the document process: PDFs never end. */
process.once('message', ({ kind }: { readonly kind: string }) => {
  while (kind.startsWith('pdf'));
  process.send?.(new Uint8Array([1, 2, 3]), () => process.disconnect());
});
