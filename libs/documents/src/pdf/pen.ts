import { type Color, PALETTE } from '../palette';
import { type Face, fontFile, type Run, runsOf, unknownRun, withoutFont } from './fonts';
import { Structure } from './structure';

/** Width and height in points (1/72 inch). */
export const PAPERS = { a4: [595.28, 841.89], letter: [612, 792] } as const;
export type Paper = keyof typeof PAPERS;

export interface TextStyle {
  readonly face?: Face;
  readonly size: number;
  readonly color?: Color;
}

/** Line height in multiples of the font size. */
const LEADING = 1.5;
/** Contextual alternates are off because they dominate layout time. pdfkit takes an object, unlike its types. */
const FIGURES = { tnum: true, calt: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[];
const WORDS = { calt: false } as unknown as PDFKit.Mixins.OpenTypeFeatures[];
/** Tabular figures would widen hyphens too. Negative numbers use a minus sign instead. */
const featuresOf = (text: string) => (text.includes('-') ? WORDS : FIGURES);
/** Letter spacing in multiples of the font size. */
const TRACKING: Readonly<Record<Face, number>> = { sans: 0, 'sans-strong': 0, serif: -0.018 };

/** Only for our own fonts: marks of other scripts are placed without letter spacing. */
const trackingOf = ({ family }: Run, face: Face): number => (family === undefined ? TRACKING[face] : 0);

type Anchor = 'start' | 'middle' | 'end';

/** Writes and draws on the current page. Coordinates are points from the top left. */
export class Pen {
  /** Widths at font size 1, since most texts are measured more than once. */
  private readonly widths = new Map<string, number>();
  private readonly fonts = new Set<string>();
  /** Characters that no font has, so far. */
  readonly notShown = new Set<string>();
  readonly structure: Structure;

  constructor(readonly doc: PDFKit.PDFDocument) {
    this.structure = new Structure(doc);
  }

  widthOf(text: string, { face = 'sans', size }: TextStyle): number {
    const key = `${face} ${text}`;
    let width = this.widths.get(key);
    if (width === undefined) {
      width = this.runs(text, face).reduce((sum, run) => sum + this.widthOfRun(run, face), 0);
      this.widths.set(key, width);
    }
    return width * size;
  }

  /** Shrinks the font size until `text` fits `width`. */
  fitted(text: string, style: TextStyle, width: number): TextStyle {
    return { ...style, size: Math.min(style.size, width / this.widthOf(text, { ...style, size: 1 })) };
  }

  /** Writes one line on its baseline, truncated with an ellipsis at `atMost`. @returns its width */
  text(
    text: string,
    x: number,
    baseline: number,
    style: TextStyle,
    anchor: Anchor = 'start',
    atMost = Infinity,
  ): number {
    const shown = this.fitting(text, style, atMost);
    const width = this.widthOf(shown, style);
    let left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
    const { face = 'sans', size, color = 'ink' } = style;
    for (const run of this.runs(shown, face)) {
      this.doc.font(this.fontFor(face, run)).fontSize(size).fillColor(PALETTE[color]);
      const form = {
        features: featuresOf(run.text),
        lineBreak: false,
        baseline: 'alphabetic',
        characterSpacing: trackingOf(run, face) * size,
      } as const;
      this.doc.text(run.text, left, baseline, form);
      left += this.widthOfRun(run, face) * size;
    }
    return width;
  }

  /** Writes wrapped lines. @returns the next free baseline */
  paragraph(text: string, x: number, baseline: number, width: number, style: TextStyle, leading = LEADING): number {
    let y = baseline;
    for (const line of this.linesOf(text, width, style)) {
      this.text(line, x, y, style, 'start', width);
      y += style.size * leading;
    }
    return y;
  }

  linesOf(text: string, width: number, style: TextStyle): readonly string[] {
    const lines: string[] = [];
    for (const word of text.split(/\s+/).flatMap((one) => this.broken(one, width, style))) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length > 0 && this.widthOf(longer, style) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  /** Breaks a word that is wider than its line. */
  private broken(word: string, width: number, style: TextStyle): readonly string[] {
    if (this.widthOf(word, style) <= width) return [word];
    const parts: string[] = [''];
    for (const character of word) {
      const longer = `${parts.at(-1)}${character}`;
      if (longer === character || this.widthOf(longer, style) <= width) parts[parts.length - 1] = longer;
      else parts.push(character);
    }
    return parts;
  }

  rule(x: number, y: number, width: number, color: Color = 'line', thickness = 0.75): void {
    this.structure.decoration(() => {
      this.doc.lineWidth(thickness).strokeColor(PALETTE[color]).undash();
      this.doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke();
    });
  }

  box(x: number, y: number, width: number, height: number, color: Color, radius = 0): void {
    this.structure.decoration(() => this.doc.roundedRect(x, y, width, height, radius).fill(PALETTE[color]));
  }

  private fitting(text: string, style: TextStyle, atMost: number): string {
    if (atMost === Infinity || this.widthOf(text, style) <= atMost) return text;
    let shown = [...text];
    while (shown.length > 1 && this.widthOf(`${shown.join('')}…`, style) > atMost) shown = shown.slice(0, -1);
    return `${shown.join('').trimEnd()}…`;
  }

  private runs(text: string, face: Face): readonly Run[] {
    for (const character of withoutFont(text)) this.notShown.add(character);
    return runsOf(text).flatMap((run) => (this.canSet(run, face) ? [run] : this.knownWords(run, face)));
  }

  private knownWords(run: Run, face: Face): readonly Run[] {
    const words = run.text.split(/(?<= )/).map((word) => ({ ...run, text: word }));
    return words.map((word) => {
      if (this.canSet(word, face)) return word;
      for (const character of word.text.trim()) this.notShown.add(character);
      return unknownRun(word);
    });
  }

  /** fontkit throws on a mark for which the font has no anchor. */
  private canSet(run: Run, face: Face): boolean {
    if (run.family === undefined) return true;
    try {
      this.widthOfRun(run, face);
      return true;
    } catch (error) {
      if (error instanceof TypeError) return false;
      throw error;
    }
  }

  /** Width at font size 1. */
  private widthOfRun(run: Run, face: Face): number {
    const form = { features: featuresOf(run.text), characterSpacing: trackingOf(run, face) };
    return this.doc.font(this.fontFor(face, run)).fontSize(1).widthOfString(run.text, form);
  }

  private fontFor(face: Face, run: Run): string {
    const name = `${face} ${run.family ?? ''} ${run.script}`;
    if (!this.fonts.has(name)) this.doc.registerFont(name, fontFile(face, run));
    this.fonts.add(name);
    return name;
  }
}
