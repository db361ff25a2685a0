import { buffer } from 'node:stream/consumers';
import {
  billedToLines,
  momentText,
  type ReceiptFacts,
  type ReceiptLine,
  receiptLines,
  receiptStatus,
} from '@casewright/rules';
import { drawMark } from './mark';
import { PAPERS, Pen, type TextStyle } from './pen';

/** Who issues receipts. */
export interface Issuer {
  readonly name: string;
  readonly address: string;
  readonly contactEmail: string;
}

const MARGIN = 54;
const ROW = 30;
const TEXT = { size: 10 } as const;
const FAINT = { size: 8.5, color: 'ink-faint' } as const;
const BOTTOM = 60;

const [WIDTH, HEIGHT] = PAPERS.letter;
const RIGHT = WIDTH - MARGIN;

/** A receipt on letter paper. The same facts always give the same bytes. */
export async function receiptPdf(receipt: ReceiptFacts, issuer: Issuer): Promise<Buffer> {
  // Loaded on first use: only processes that make documents need it.
  const { default: Pdf } = await import('pdfkit');
  const issuedAt = new Date(receipt.issuedAt);
  const doc = new Pdf({
    size: [...PAPERS.letter],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: {
      Title: `Receipt ${receipt.number}`,
      Author: issuer.name,
      Creator: issuer.name,
      CreationDate: issuedAt,
    },
  });
  const done = buffer(doc);
  const pen = new Pen(doc);
  drawHead(pen, receipt, issuer);
  const below = drawParties(pen, [
    ['From', [issuer.name, issuer.address, issuer.contactEmail]],
    ['Billed to', billedToLines(receipt)],
    ['Paid', [`${momentText(issuedAt, 'UTC')} UTC`, receiptStatus(receipt)]],
  ]);
  drawLines(pen, receiptLines(receipt, issuer.name, dayOf), below + 24);
  doc.end();
  return done;
}

function drawHead(pen: Pen, { number }: ReceiptFacts, { name }: Issuer): void {
  pen.structure.decoration(() => {
    drawMark(pen.doc, MARGIN, 45);
    pen.text(name, MARGIN + 21, 56, { face: 'serif', size: 12 });
    pen.rule(MARGIN, 72, RIGHT - MARGIN);
  });
  pen.structure.part('H1', () => pen.text(`Receipt ${number}`, MARGIN, 116, { face: 'serif', size: 24 }));
}

type Party = readonly [title: string, lines: readonly string[]];

/** Side by side. @returns the baseline below the longest */
function drawParties(pen: Pen, parties: readonly Party[]): number {
  const column = (RIGHT - MARGIN) / parties.length;
  const ends = parties.map(([title, lines], index) => {
    const x = MARGIN + index * column;
    pen.structure.part('H2', () => pen.text(title, x, 150, FAINT));
    return lines.reduce((y, line) => {
      let next = y;
      pen.structure.part('P', () => (next = pen.paragraph(brokenIn(pen, line, column - 16), x, y, column - 16, TEXT)));
      return next;
    }, 166);
  });
  return Math.max(...ends);
}

/** Words longer than the line are split, since a wrapped line is never cut. */
function brokenIn(pen: Pen, text: string, width: number): string {
  const broken = (word: string): string => {
    if (pen.widthOf(word, TEXT) <= width) return word;
    let end = word.length - 1;
    while (end > 1 && pen.widthOf(word.slice(0, end), TEXT) > width) end -= 1;
    return `${word.slice(0, end)} ${broken(word.slice(end))}`;
  };
  return text.split(/\s+/).map(broken).join(' ');
}

function drawLines(pen: Pen, lines: readonly ReceiptLine[], top: number): void {
  let y = top;
  const { structure } = pen;
  structure.within('Table', () => {
    for (const line of lines) {
      if (y > HEIGHT - BOTTOM) {
        pen.doc.addPage();
        y = MARGIN + ROW;
      }
      pen.rule(MARGIN, y - 18, RIGHT - MARGIN, line.isTotal ? 'ink' : 'line');
      structure.within('TR', () => drawLine(pen, line, y));
      y += ROW;
    }
  });
}

function drawLine(pen: Pen, { label, cents, unitCents, isTotal, isIncluded }: ReceiptLine, y: number): void {
  const style: TextStyle = {
    ...TEXT,
    ...(isTotal && { face: 'sans-strong' }),
    ...(isIncluded && { color: 'ink-faint' }),
  };
  const amount = moneyText(cents);
  const room = RIGHT - MARGIN - pen.widthOf(amount, style) - 16;
  pen.structure.part(
    'TH',
    () => {
      const width = pen.text(label, MARGIN, y, style, 'start', room);
      if (unitCents) pen.text(unitText(unitCents), MARGIN + width + 8, y, FAINT, 'start', room - width - 8);
    },
    { scope: 'Row' },
  );
  pen.structure.part('TD', () => pen.text(amount, RIGHT, y, style, 'end'));
}

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const moneyText = (cents: number): string => money.format(cents / 100).replace('-', '−');
const unitText = (cents: number): string => `${Number.isInteger(cents) ? '' : 'about '}${moneyText(cents)} a credit`;

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const dayOf = (at: string): string => day.format(new Date(at));
