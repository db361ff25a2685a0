import { keptKey } from '@casewright/web';

/** What a tab keeps of a mailbox: it survives a reload and signing in again. */
export function loadKept(userId: string, name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keptKey(userId, `mailbox:${name}`)) ?? 'null');
  } catch {
    return null;
  }
}

export function saveKept(userId: string, name: string, value: unknown): void {
  try {
    const key = keptKey(userId, `mailbox:${name}`);
    if (value === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage, it lives as long as the page.
    return;
  }
}

const MAX_PAGES = 20;
const pagesName = (folder: string): string => `${folder}:pages`;

/** How many pages of a list were loaded, so that a reload shows as much. */
export function loadedPages(userId: string, folder: string): number {
  const pages = loadKept(userId, pagesName(folder));
  return typeof pages === 'number' && Number.isInteger(pages) ? Math.min(Math.max(pages, 1), MAX_PAGES) : 1;
}

export const saveLoadedPages = (userId: string, folder: string, pages: number): void =>
  saveKept(userId, pagesName(folder), pages > 1 ? pages : undefined);
