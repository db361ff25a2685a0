import { dayText } from '@casewright/rules';
import { directional } from '../issued';
import type { ValueCase } from '../snapshot/value-case';
import { drawMark } from './mark';
import { type Paper, PAPERS, Pen, type TextStyle } from './pen';

const MARGIN = 48;
const HEAD_LINE = 65;
const FIRST_BASELINE = 98;
const FOOT_HEIGHT = 66;
const HEAD_SIZE = 11;
const FOOT_SIZE = 7.25;
/** Used share of a page. */
const NEARLY_EMPTY = 0.3;

/** The pages of a document, with headers, footers and the current position. */
export class Sheet {
  readonly pen: Pen;
  readonly left = MARGIN;
  readonly width: number;
  y = FIRST_BASELINE;

  private readonly bottom: number;
  private readonly topics: string[] = [];
  private isContinued = false;
  /** Whether a page that only continues another one is nearly empty. */
  hasNearlyEmptyPage = false;

  constructor(
    readonly doc: PDFKit.PDFDocument,
    paper: Paper,
    private readonly valueCase: ValueCase,
    /** Multiplies heights, at most 1. */
    readonly density: number,
  ) {
    const [width, height] = PAPERS[paper];
    this.pen = new Pen(doc);
    this.width = width - 2 * MARGIN;
    this.bottom = height - FOOT_HEIGHT;
  }

  get right(): number {
    return this.left + this.width;
  }

  /** Points left above the footer. */
  get room(): number {
    return this.bottom - 12 - this.y;
  }

  /** Starts a page with `topic` in its header and a PDF bookmark. */
  page(topic: string, bookmark = topic): void {
    this.endPage();
    this.doc.addPage();
    this.isContinued = false;
    this.topics.push(topic);
    this.doc.outline.addItem(bookmark);
    this.y = FIRST_BASELINE;
  }

  line(part: 'H2' | 'H3' | 'P', text: string, style: TextStyle, down = 0): void {
    this.pen.structure.part(part, () => this.pen.text(text, this.left, this.y + down, style));
  }

  /** Starts a new page if less than `height` is left. @returns whether it did */
  makeRoom(height: number): boolean {
    if (this.room >= height) return false;
    // An open paragraph continues on the new page.
    this.isContinued = true;
    this.doc.continueOnNewPage();
    this.topics.push(this.topics.at(-1) ?? '');
    this.y = FIRST_BASELINE;
    return true;
  }

  /** Writes headers and footers once the number of pages is known. */
  finish(): void {
    this.endPage();
    this.topics.forEach((topic, index) => {
      this.doc.switchToPage(index);
      this.pen.structure.decoration(() => {
        this.head(topic);
        this.foot(index + 1);
      }, 'Pagination');
    });
  }

  private endPage(): void {
    const used = (this.y - FIRST_BASELINE) / (this.bottom - FIRST_BASELINE);
    if (this.isContinued && used < NEARLY_EMPTY) this.hasNearlyEmptyPage = true;
  }

  private head(topic: string): void {
    const { pen, left, right } = this;
    drawMark(this.doc, left, 39);
    pen.text(this.valueCase.snapshot.brand, left + 21, 50, { face: 'serif', size: HEAD_SIZE + 1 });
    pen.text(topic, right, 49, { size: 8.25, color: 'ink-muted' }, 'end');
    pen.rule(left, HEAD_LINE, this.width);
  }

  private foot(number: number): void {
    const { pen, left, right, bottom } = this;
    const { version, issuedOn, prospect, seller, brand } = this.valueCase.snapshot;
    const faint = { size: FOOT_SIZE, color: 'ink-faint' } as const;
    const strong = { ...faint, face: 'sans-strong', color: 'ink-muted' } as const;
    pen.rule(left, bottom, this.width);
    const issued = `Version ${version}`;
    pen.text(issued, left, bottom + 15, strong);
    const after = left + pen.widthOf(issued, strong);
    const about = `, ${dayText(issuedOn)}. Prepared for ${prospect.company} by ${seller} with ${brand}.`;
    pen.text(about, after, bottom + 15, faint, 'start', right - after - 60);
    pen.text(`${number} of ${this.topics.length}`, right, bottom + 15, strong, 'end');
    pen.text(directional, left, bottom + 27, faint);
    pen.text(`sha256 ${this.valueCase.hash}`, left, bottom + 39, faint);
    const { verifyAt } = this.valueCase.snapshot;
    if (verifyAt) pen.text(`Verify at ${verifyAt}`, right, bottom + 39, faint, 'end');
  }
}
