import { keptKey } from '@casewright/web';
import * as v from 'valibot';
import { type Found, type Group, MAX_PER_GROUP } from './found';

const Recent = v.array(v.object({ key: v.string(), title: v.string(), hint: v.string(), path: v.string() }));

const storedAt = (userId: string): string => keptKey(userId, 'found');

/** What the user opened last from the finder. Forgotten at sign-out. */
export function recentOf(userId: string | undefined): Group {
  return { title: 'Recent', found: userId ? read(userId) : [] };
}

export function noteRecent(userId: string | undefined, one: Found): void {
  if (!userId) return;
  const others = read(userId).filter(({ path }) => path !== one.path);
  const { key, title, hint, path } = one;
  localStorage.setItem(
    storedAt(userId),
    JSON.stringify([{ key, title, hint, path }, ...others].slice(0, MAX_PER_GROUP)),
  );
}

function read(userId: string): readonly Found[] {
  try {
    const kept = v.safeParse(Recent, JSON.parse(localStorage.getItem(storedAt(userId)) ?? '[]'));
    return kept.success ? kept.output : [];
  } catch {
    return [];
  }
}
