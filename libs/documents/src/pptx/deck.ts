import type PptxGenJS from 'pptxgenjs';
import { type Color, PALETTE } from '../palette';
import { textOf } from '../text-of';

export type Slide = PptxGenJS.Slide;

export const SANS = 'Arial';
export const SERIF = 'Georgia';
/** Inches. */
export const LEFT = 0.7;
export const WIDTH = 11.93;
export const TOP = 1.75;
const HEIGHT = 7.5;

export interface TextLook {
  readonly size: number;
  readonly color?: Color;
  readonly isStrong?: boolean;
  readonly isSerif?: boolean;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const colorOf = (color: Color): string => PALETTE[color].slice(1).toUpperCase();

const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Longer names would cover the text below. */
export const short = (text: string, most: number): string => {
  const signs = [...text];
  return signs.length <= most
    ? text
    : `${signs
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
};

/** Slides with a title, a footer that names the version, and speaker notes. */
export class Deck {
  constructor(
    readonly pptx: PptxGenJS,
    private readonly brand: string,
    private readonly foot: string,
  ) {}

  slide(title: string, notes: readonly string[]): Slide {
    const slide = this.bare(notes);
    this.text(slide, this.brand, { x: LEFT, y: 0.35, w: 6, h: 0.35 }, { size: 12, color: 'accent', isStrong: true });
    const look = { size: title.length > 70 ? 22 : 28, isSerif: true } as const;
    this.text(slide, short(title, 140), { x: LEFT, y: 0.7, w: WIDTH, h: 0.95 }, look);
    return slide;
  }

  bare(notes: readonly string[]): Slide {
    const slide = this.pptx.addSlide();
    slide.background = { color: colorOf('surface') };
    this.text(slide, this.foot, { x: LEFT, y: HEIGHT - 0.5, w: WIDTH - 0.8, h: 0.3 }, { size: 8, color: 'ink-faint' });
    const place = { x: LEFT + WIDTH - 0.7, y: HEIGHT - 0.5, w: 0.7, h: 0.3 };
    slide.slideNumber = { ...place, fontFace: SANS, fontSize: 8, color: colorOf('ink-faint'), align: 'right' };
    slide.addNotes(textOf(notes.join('\n\n')));
    return slide;
  }

  text(
    slide: Slide,
    text: string | readonly string[],
    box: Box,
    look: TextLook,
    anchor: 'top' | 'middle' = 'top',
  ): void {
    const paragraphs = typeof text === 'string' ? [text] : text;
    slide.addText(
      paragraphs.map((paragraph, index) => ({
        text: textOf(paragraph),
        options: {
          ...styleOf(look),
          ...(RIGHT_TO_LEFT.test(paragraph) && { rtlMode: true, align: 'right' as const }),
          breakLine: index < paragraphs.length - 1,
          paraSpaceAfter: 6,
        },
      })),
      { ...box, margin: 0, valign: anchor, fit: 'shrink', lang: 'en-US' },
    );
  }

  table(
    slide: Slide,
    rows: readonly (readonly string[])[],
    box: Omit<Box, 'h'>,
    widths: readonly number[],
    /** `numbers`: how many columns after the first hold numbers. */
    { numbers = 0, hasTotal = false, size = rows.length > 10 ? 11 : 14 } = {},
  ): void {
    slide.addTable(
      rows.map((cells, row) =>
        cells.map((text, column) => ({
          text: textOf(text),
          options: {
            ...styleOf({
              size,
              color: row === 0 ? 'ink-muted' : 'ink',
              isStrong: row === 0 || (hasTotal && row === rows.length - 1),
            }),
            align: column > 0 && column <= numbers ? 'right' : 'left',
            border: [none, none, { type: 'solid' as const, pt: 0.75, color: colorOf('line') }, none],
          },
        })),
      ),
      { ...box, colW: [...widths], margin: [0.03, 0.06, 0.03, 0.06] },
    );
  }
}

const none = { type: 'none' as const };

const styleOf = ({ size, color = 'ink', isStrong = false, isSerif = false }: TextLook) => ({
  fontFace: isSerif ? SERIF : SANS,
  fontSize: size,
  color: colorOf(color),
  bold: isStrong,
});
