import { type Issuer, receiptPdf, valueCasePdf, valueCasePptx, valueCaseXlsx } from '@casewright/documents';
import type { ReceiptFacts, Snapshot } from '@casewright/rules';
import type { DocumentKind } from '@casewright/value-models';

export type DocumentToMake =
  | { readonly kind: DocumentKind; readonly snapshot: Snapshot }
  | { readonly kind: 'receipt'; readonly receipt: ReceiptFacts; readonly issuer: Issuer };

export function makeDocument(document: DocumentToMake): Promise<Uint8Array> {
  switch (document.kind) {
    case 'pdf-letter':
      return valueCasePdf(document.snapshot, 'letter');
    case 'pdf-a4':
      return valueCasePdf(document.snapshot, 'a4');
    case 'pptx':
      return valueCasePptx(document.snapshot);
    case 'xlsx':
      return valueCaseXlsx(document.snapshot);
    case 'receipt':
      return receiptPdf(document.receipt, document.issuer);
  }
}
