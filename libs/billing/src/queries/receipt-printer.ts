import type { ReceiptFacts } from '@casewright/rules';

/** Makes the PDF of a receipt. Implemented by another context. */
export abstract class ReceiptPrinter {
  abstract print(receipt: ReceiptFacts): Promise<Buffer>;
}
