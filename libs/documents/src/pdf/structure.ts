type Part = 'H1' | 'H2' | 'H3' | 'P' | 'Figure' | 'TH' | 'TD';
/** ISO 32000-1 §14.8.5. */
interface PartOptions {
  readonly alt?: string;
  /** The direction of the cells that a `TH` heads. */
  readonly scope?: 'Column' | 'Row';
}
type Group = 'Table' | 'TR';

/** Logical structure of a tagged PDF, in reading order. Everything drawn outside of it is decoration. */
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

  part(part: Part, draw: () => void, options: PartOptions = {}): void {
    if (this.isWithin) return draw();
    this.isWithin = true;
    this.group.add(this.doc.struct(part, options, draw));
    this.isWithin = false;
  }

  /** Marks rules, shading, headers and footers as artifacts that screen readers skip. */
  decoration(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    if (this.isWithin) return draw();
    this.isWithin = true;
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
    this.isWithin = false;
  }
}
