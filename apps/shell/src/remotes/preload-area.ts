import { addPreloads } from './add-preloads';
import { filesOf, folderOf, PAGES } from './place';
import type { Remote } from './table';

export function preloadArea(remote: Remote & { readonly name: string }, path: string): void {
  addPreloads(filesOf(remote.name, remote));
  // On failure, the page loads later, with the routes.
  if (remote.hasPages) void preloadPage(folderOf(remote.name, remote.version), path).catch(() => undefined);
}

async function preloadPage(folder: string, path: string): Promise<void> {
  const answer = await fetch(folder + PAGES);
  const pages = (await answer.json()) as Readonly<Record<string, readonly string[]>>;
  addPreloads((pages[path] ?? []).map((file) => folder + file));
}
