import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export type Face = 'sans' | 'sans-strong' | 'serif';

const FILES: Readonly<Record<Face, string>> = {
  sans: '@fontsource/inter/files/inter-latin-400-normal.woff',
  'sans-strong': '@fontsource/inter/files/inter-latin-600-normal.woff',
  serif: '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff',
};
/** From the packages themselves, bundled or not: files that are read, and code that has no types. */
const fromPackages = createRequire(__filename);

interface Unpacking {
  readonly toSfnt: (woff: Buffer) => Buffer;
}

let fonts: readonly (readonly [Face, Buffer])[] | undefined;

/** The fonts that documents embed. Unpacked once: from a compressed file every glyph would be read anew. */
export const fontFiles = (): readonly (readonly [Face, Buffer])[] => (fonts ??= unpacked());

function unpacked(): readonly (readonly [Face, Buffer])[] {
  const { toSfnt } = fromPackages('woff2sfnt-sfnt2woff') as Unpacking;
  return (Object.keys(FILES) as Face[]).map((face) => [face, toSfnt(readFileSync(fromPackages.resolve(FILES[face])))]);
}
