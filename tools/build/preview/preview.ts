import { readFileSync } from 'node:fs';
import type { PageImage } from '../../../libs/web/src/handle.ts';
import { fromRoot } from '../../webpack/from-root.ts';
import { chartIn } from './chart.ts';
import { palette } from './palette.ts';

/** Recommended by Open Graph. */
export const PREVIEW = { width: 1200, height: 630 } as const;

const MARGIN = 72;
const CARD = { x: 664, y: 96, width: 464, height: 438 } as const;

const CHART = { x: CARD.x + 40, y: CARD.y + 76, width: CARD.width - 80 } as const;

export function previewOf({ headline, chart, figures = [], isSample }: PageImage, brand: string, host: string): string {
  const color = palette();
  const [size, lineLength] = chart ? [56, 20] : [80, 24];
  const lines = balanced(headline, lineLength);
  const first = 340 - ((lines.length - 1) * size * 1.14) / 2;
  const title = lines
    .map((line, index) => serif(line, MARGIN, first + index * size * 1.14, size, color('ink')))
    .join('');
  const card = chart
    ? `<rect x="${CARD.x}" y="${CARD.y}" width="${CARD.width}" height="${CARD.height}" rx="18" fill="${color('surface')}" stroke="${color('line')}" stroke-width="2"/>` +
      (isSample ? sans('Sample case', CARD.x + 40, CARD.y + 48, 20, color('value')) : '') +
      chartIn({ ...CHART, height: figures.length > 0 ? 220 : 310 }, chart, color) +
      figures.map((one, index) => figure(one, CHART.x + (index * 402) / figures.length, color)).join('')
    : `<rect x="${MARGIN}" y="${first - size - 34}" width="88" height="8" rx="4" fill="${color('value-fill')}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PREVIEW.width}" height="${PREVIEW.height}" viewBox="0 0 ${PREVIEW.width} ${PREVIEW.height}">` +
    `<rect width="100%" height="100%" fill="${color('paper')}"/>` +
    `<svg x="${MARGIN - 4}" y="54" width="52" height="52" viewBox="0 0 24 24">${mark()}</svg>` +
    serif(brand, MARGIN + 62, 92, 34, color('ink')) +
    title +
    sans(host, MARGIN, 566, 24, color('ink-muted')) +
    `${card}</svg>`
  );
}

function figure([label, value]: readonly [string, string], x: number, color: (role: string) => string): string {
  const y = CARD.y + 352;
  return sans(label, x, y, 20, color('ink-muted')) + sans(value, x, y + 36, 25, color('ink'), 600);
}

/** The fewest lines of about equal length. */
function balanced(text: string, lineLength: number): readonly string[] {
  const { length } = wrapped(text, lineLength);
  const longestWord = Math.max(...text.split(' ').map((word) => word.length));
  let width = lineLength;
  while (width > longestWord && wrapped(text, width - 1).length === length) width--;
  return wrapped(text, width);
}

function wrapped(text: string, lineLength: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && longer.length <= lineLength) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

const mark = (): string =>
  readFileSync(fromRoot('apps/shell/public/icon.svg'), 'utf8').replace(
    /^<svg[^>]*?( fill=.*?)>(.*)<\/svg>\s*$/s,
    '<g$1>$2</g>',
  );

const serif = (text: string, x: number, y: number, size: number, fill: string): string =>
  letters(
    text,
    x,
    y,
    fill,
    `font-family="Source Serif 4" font-weight="600" font-size="${size}" letter-spacing="${-size * 0.02}"`,
  );

const sans = (text: string, x: number, y: number, size: number, fill: string, weight = 400): string =>
  letters(text, x, y, fill, `font-family="Inter" font-weight="${weight}" font-size="${size}"`);

const letters = (text: string, x: number, y: number, fill: string, look: string): string =>
  `<text x="${x}" y="${y.toFixed(1)}" fill="${fill}" ${look}>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`;
