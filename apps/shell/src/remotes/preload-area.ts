import { addPreloads } from './add-preloads';
import { filesOf, folderOf, PAGES } from './place';
import type { Remote } from './table';

/** Starts the download of a remote, and of its page at `path`, which only its routes would ask for. */
export function preloadArea(remote: Remote & { readonly name: string }, path: string): void {
  addPreloads(filesOf(remote.name, remote));
  // Without it the page is fetched once the routes are there.
  if (remote.hasPages) void preloadPage(folderOf(remote.name, remote.version), path).catch(() => undefined);
}

async function preloadPage(folder: string, path: string): Promise<void> {
  const answer = await fetch(folder + PAGES);
  const pages = (await answer.json()) as Readonly<Record<string, readonly string[]>>;
  addPreloads((pages[path] ?? []).map((file) => folder + file));
}
