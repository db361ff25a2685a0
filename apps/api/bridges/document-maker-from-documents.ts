import { valueCasePdf, valueCasePptx, valueCaseXlsx } from '@casewright/documents';
import type { Snapshot } from '@casewright/rules';
import { type DocumentKind, DocumentMaker } from '@casewright/value-models';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';

const MAKERS: Readonly<Record<DocumentKind, (snapshot: Snapshot) => Promise<Uint8Array>>> = {
  'pdf-letter': (snapshot) => valueCasePdf(snapshot, 'letter'),
  'pdf-a4': (snapshot) => valueCasePdf(snapshot, 'a4'),
  pptx: valueCasePptx,
  xlsx: valueCaseXlsx,
};

/** Documents of value models are made by the library of documents. */
@Injectable()
export class DocumentMakerFromDocuments extends DocumentMaker {
  /** Side by side they would take the memory of all of them and be ready no sooner. */
  private readonly oneByOne = pLimit(1);

  make(kind: DocumentKind, snapshot: Snapshot): Promise<Uint8Array> {
    return this.oneByOne(() => MAKERS[kind](snapshot));
  }
}
