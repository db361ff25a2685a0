import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export type Face = 'sans' | 'sans-strong' | 'serif';

const FACES: Readonly<Record<Face, { readonly family: string; readonly weight: number }>> = {
  sans: { family: 'inter', weight: 400 },
  'sans-strong': { family: 'inter', weight: 600 },
  serif: { family: 'source-serif-4', weight: 600 },
};
/** Files of a family, each for some of the characters; the first that has one is taken. */
const SCRIPTS = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'] as const;
type Script = (typeof SCRIPTS)[number];

/** From the packages themselves, bundled or not: files that are read, and code that has no types. */
const fromPackages = createRequire(__filename);

interface Unpacking {
  readonly toSfnt: (woff: Buffer) => Buffer;
}

const files = new Map<string, Buffer>();

/** A font that documents embed. Unpacked once: from a compressed file every glyph would be read anew. */
export function fontFile(face: Face, script: Script): Buffer {
  const { family, weight } = FACES[face];
  const name = `@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`;
  let file = files.get(name);
  if (!file) {
    const { toSfnt } = fromPackages('woff2sfnt-sfnt2woff') as Unpacking;
    file = toSfnt(readFileSync(fromPackages.resolve(name)));
    files.set(name, file);
  }
  return file;
}

/** In place of what no file has. */
const UNKNOWN = '\ufffd';

export interface Run {
  readonly script: Script;
  readonly text: string;
}

/** A text in parts, each for the file that has its characters. */
export function runsOf(text: string): readonly Run[] {
  const runs: Run[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const code = character.codePointAt(0) ?? 0;
    const known = SCRIPTS.find((one) => has(one, code));
    const script = character === ' ' && last ? last.script : (known ?? 'latin');
    const shown = known ? character : UNKNOWN;
    if (last?.script === script) runs[runs.length - 1] = { script, text: last.text + shown };
    else runs.push({ script, text: shown });
  }
  return runs;
}

type Range = readonly [from: number, to: number];
let ranges: Readonly<Record<Script, readonly Range[]>> | undefined;

const has = (script: Script, code: number): boolean =>
  (ranges ??= rangesInPackage())[script].some(([from, to]) => code >= from && code <= to);

/** As the package states them for style sheets: "U+0460-052F,U+20B4". */
function rangesInPackage(): Readonly<Record<Script, readonly Range[]>> {
  const stated = fromPackages('@fontsource/inter/unicode.json') as Readonly<Record<Script, string>>;
  const read = (script: Script) =>
    stated[script].split(',').map((range): Range => {
      const [from = 0, to = from] = range
        .replace('U+', '')
        .split('-')
        .map((digits) => parseInt(digits, 16));
      return [from, to];
    });
  return {
    latin: read('latin'),
    'latin-ext': read('latin-ext'),
    cyrillic: read('cyrillic'),
    greek: read('greek'),
    vietnamese: read('vietnamese'),
  };
}
