import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** `node tools/fonts/subset.ts`. Headings need one weight and one optical size of the serif: 21 kB, not 122. */
const LATIN = [
  [0x20, 0x7e],
  [0xa0, 0xff],
] as const;
const PUNCTUATION = '–—‘’“”•…‹›€™−×≤≥ŒœŠšŽžŸ';

const characters =
  LATIN.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n))).join(
    '',
  ) + PUNCTUATION;

const fonts = [
  {
    from: '@fontsource-variable/source-serif-4/files/source-serif-4-latin-opsz-normal.woff2',
    to: 'source-serif-600.woff2',
    variationAxes: { wght: 600, opsz: 36 },
  },
  {
    from: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    to: 'inter-400-700.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
  },
];

const { resolve } = createRequire(import.meta.url);
for (const { from, to, variationAxes } of fonts) {
  const whole = readFileSync(resolve(from));
  const subset = await subsetFont(whole, characters, { targetFormat: 'woff2', variationAxes });
  writeFileSync(fileURLToPath(new URL(`../../libs/ui/src/fonts/${to}`, import.meta.url)), subset);
  process.stdout.write(`${to}: ${whole.length} → ${subset.length} bytes\n`);
}
