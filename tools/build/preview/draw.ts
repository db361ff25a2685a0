import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import subsetFont from 'subset-font';
import { fromRoot } from '../../webpack/from-root.ts';

const FONTS = [
  ['source-serif-600.woff2', 600],
  ['inter-400-700.woff2', 400],
  ['inter-400-700.woff2', 600],
] as const;

/** Renders SVG to PNG without a browser. */
export async function draw(svg: string): Promise<Buffer> {
  const fontBuffers = await ready();
  const drawing = new Resvg(svg, { font: { fontBuffers } });
  try {
    return Buffer.from(drawing.render().asPng());
  } finally {
    drawing.free();
  }
}

let fonts: Promise<Uint8Array[]> | undefined;
const ready = (): Promise<Uint8Array[]> => (fonts ??= prepare());

async function prepare(): Promise<Uint8Array[]> {
  await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')));
  return Promise.all(FONTS.map(([file, weight]) => fixed(file, weight)));
}

/** The SVG library does not support variable fonts. */
function fixed(file: string, wght: number): Promise<Uint8Array> {
  const font = readFileSync(fromRoot(`libs/ui/src/fonts/${file}`));
  return subsetFont(font, LETTERS, {
    targetFormat: 'truetype',
    ...(wght && file.startsWith('inter') && { variationAxes: { wght } }),
  });
}

const LETTERS = Array.from({ length: 0x5f }, (_, n) => String.fromCharCode(0x20 + n)).join('') + '–—‘’“”…−×·';
