import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Part, visualOrder } from './visual-order';

export type Face = 'sans' | 'sans-strong' | 'serif';

const FACES: Readonly<Record<Face, { readonly family: string; readonly weight: number }>> = {
  sans: { family: 'inter', weight: 400 },
  'sans-strong': { family: 'inter', weight: 600 },
  serif: { family: 'source-serif-4', weight: 600 },
};
/** One font file per script. The first that has a character is used. */
const SCRIPTS = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'] as const;
/** Loaded only when a text has characters that no other font has. */
const FALLBACKS = [
  ...(['noto-sans-arabic', 'noto-sans-hebrew'] as const),
  ...(['noto-sans-thai', 'noto-sans-lao', 'noto-sans-khmer', 'noto-sans-myanmar'] as const),
  ...(['noto-sans-devanagari', 'noto-sans-bengali', 'noto-sans-gujarati'] as const),
  ...(['noto-sans-tamil', 'noto-sans-telugu', 'noto-sans-kannada', 'noto-sans-malayalam'] as const),
  ...(['noto-sans-sinhala', 'noto-sans-georgian', 'noto-sans-armenian', 'noto-sans-ethiopic'] as const),
  // Last: their lists name single characters of other scripts, for which they have no glyph.
  ...(['noto-emoji', 'noto-sans-sc', 'noto-sans-kr'] as const),
] as const;

/** One file of a font family. Without `family`, it belongs to the face's own family. */
interface Slice {
  readonly family: (typeof FALLBACKS)[number] | undefined;
  readonly script: string;
}

/** Resolves files inside packages, bundled or not. */
const fromPackages = createRequire(__filename);

interface Unpacking {
  readonly toSfnt: (woff: Buffer) => Buffer;
}

const files = new Map<string, Buffer>();

/** Cached decompressed: a compressed font would be unpacked again for every glyph. */
export function fontFile(face: Face, { family: other, script }: Slice): Buffer {
  const { family: own, weight } = FACES[face];
  const family = other ?? own;
  const name = `@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`;
  let file = files.get(name);
  if (!file) {
    const { toSfnt } = fromPackages('woff2sfnt-sfnt2woff') as Unpacking;
    file = toSfnt(readFileSync(fromPackages.resolve(name)));
    files.set(name, file);
  }
  return file;
}

/** Replaces characters that no font has. */
const UNKNOWN = '\ufffd';
/** Joiners and variation selectors. Each emoji of a sequence is drawn separately. */
const INVISIBLE = /[\u200d\ufe0e\ufe0f]/g;

export interface Run extends Slice {
  readonly text: string;
}

/** Splits a text into runs of one font file each, in visual order. */
export function runsOf(text: string): readonly Run[] {
  const runs: (Run & Part)[] = [];
  for (const character of text.replace(INVISIBLE, '')) {
    const last = runs.at(-1);
    const known = sliceOf(character.codePointAt(0) ?? 0);
    const slice = character === ' ' && last ? last : (known ?? LATIN);
    const shown = known ? character : UNKNOWN;
    if (last?.family === slice.family && last?.script === slice.script)
      runs[runs.length - 1] = { ...last, text: last.text + shown };
    else runs.push({ family: slice.family, script: slice.script, text: shown, isOrderedByFont: isRightToLeft(slice) });
  }
  return visualOrder(runs).map(({ family, script, text: part }) => ({ family, script, text: part }));
}

/** Shows that a text is there that can't be set. */
export const unknownRun = ({ text }: Run): Run => ({ ...LATIN, text: text.replace(/\S/gu, UNKNOWN) });

/** Characters of a text that no font has. */
export const withoutFont = (text: string): readonly string[] =>
  [...text.replace(INVISIBLE, '')].filter((character) => !sliceOf(character.codePointAt(0) ?? 0));

/** pdfkit lays out these fonts from right to left itself. */
const isRightToLeft = ({ family }: Slice): boolean => family === 'noto-sans-arabic' || family === 'noto-sans-hebrew';

const LATIN: Slice = { family: undefined, script: 'latin' };
const slices = new Map<number, Slice | undefined>();

function sliceOf(code: number): Slice | undefined {
  if (slices.has(code)) return slices.get(code);
  const slice = ownSliceOf(code) ?? fallbackSliceOf(code);
  slices.set(code, slice);
  return slice;
}

const ownSliceOf = (code: number): Slice | undefined => {
  const script = SCRIPTS.find((one) => isIn(rangesOf('inter')[one], code));
  return script && { family: undefined, script };
};

function fallbackSliceOf(code: number): Slice | undefined {
  for (const family of FALLBACKS) {
    const found = Object.entries(rangesOf(family)).find(([, ranges]) => isIn(ranges, code));
    // Large families are split into numbered files.
    if (found) return { family, script: found[0].replace(/^\[(\d+)\]$/, '$1') };
  }
  return undefined;
}

type Range = readonly [from: number, to: number];
const isIn = (ranges: readonly Range[] = [], code: number): boolean =>
  ranges.some(([from, to]) => code >= from && code <= to);

const known = new Map<string, Readonly<Record<string, readonly Range[]>>>();

/** Unicode ranges from the package, such as "U+0460-052F,U+20B4". */
function rangesOf(family: string): Readonly<Record<string, readonly Range[]>> {
  let ranges = known.get(family);
  if (!ranges) {
    const stated = fromPackages(`@fontsource/${family}/unicode.json`) as Readonly<Record<string, string>>;
    ranges = Object.fromEntries(Object.entries(stated).map(([script, text]) => [script, text.split(',').map(rangeOf)]));
    known.set(family, ranges);
  }
  return ranges;
}

function rangeOf(text: string): Range {
  const [from = 0, to = from] = text
    .replace(/U\+/i, '')
    .split('-')
    .map((digits) => parseInt(digits, 16));
  return [from, to];
}
