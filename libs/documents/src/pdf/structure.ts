/** What is written on a page: headings by level, paragraphs, pictures, cells of tables. */
type Part = 'H1' | 'H2' | 'H3' | 'P' | 'Figure' | 'TH' | 'TD';
/** What is known of a part beside its text (ISO 32000-1 §14.8.5). */
interface Said {
  /** In place of a picture. */
  readonly alt?: string;
  /** Which cells a `TH` is the head of: those of its column, or of its row. */
  readonly scope?: 'Column' | 'Row';
}
/** What holds other parts. */
type Group = 'Table' | 'TR';

/** What a document consists of, in the order in which it is read aloud. Whatever is drawn outside of its parts is decoration. */
export class Structure {
  private group: PDFKit.PDFStructureElement;
  private isWithin = false;

  constructor(private readonly doc: PDFKit.PDFDocument) {
    this.group = doc.struct('Document');
    doc.addStructure(this.group);
  }

  within(group: Group, draw: () => void): void {
    const outer = this.group;
    const inner = this.doc.struct(group);
    outer.add(inner);
    this.group = inner;
    draw();
    this.group = outer;
  }

  part(part: Part, draw: () => void, said: Said = {}): void {
    if (this.isWithin) return draw();
    this.isWithin = true;
    this.group.add(this.doc.struct(part, said, draw));
    this.isWithin = false;
  }

  /** Lines and shades, and what stands at the head and the foot of each page. */
  decoration(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    if (this.isWithin) return draw();
    this.isWithin = true;
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
    this.isWithin = false;
  }
}
