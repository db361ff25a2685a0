import { foldText } from '@casewright/rules';

export interface TextPart {
  readonly text: string;
  /** Whether the search matched it. */
  readonly isHit: boolean;
}

/** Marks belong to the letters before them. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
/** UTF-16 units. */
const EXCERPT_LENGTH = 200;
const LEAD = 40;

/** Splits a text into parts that start with a searched word and parts in between. */
export function marked(text: string, words: readonly string[]): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isHit(word, words)) continue;
    if (index > end) parts.push({ text: text.slice(end, index), isHit: false });
    parts.push({ text: word, isHit: true });
    end = index + word.length;
  }
  return end < text.length ? [...parts, { text: text.slice(end), isHit: false }] : parts;
}

/** The text around the first hit, on one line. */
export function excerptOf(text: string, words: readonly string[]): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  const first = [...line.matchAll(WORD)].find(({ 0: word }) => isHit(word, words))?.index ?? 0;
  const start = first > LEAD ? line.lastIndexOf(' ', first - LEAD) + 1 : 0;
  const excerpt = line.slice(start, start + EXCERPT_LENGTH).replace(/[\uD800-\uDBFF]$/u, '');
  return `${start > 0 ? '…' : ''}${excerpt}${start + EXCERPT_LENGTH < line.length ? '…' : ''}`;
}

const isHit = (word: string, words: readonly string[]): boolean =>
  words.some((wanted) => foldText(word).startsWith(wanted));
