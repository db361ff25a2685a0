/** Uses `preload`: remotes are classic scripts, which can't reuse a `modulepreload`. */
export function addPreloads(files: readonly string[]): void {
  for (const href of files) {
    if (document.head.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = href.endsWith('.css') ? 'style' : 'script';
    link.href = href;
    document.head.append(link);
  }
}
