export { hashOf } from './snapshot/hash-of';
export { valueCasePptx } from './pptx/value-case-pptx';
export { valueCaseXlsx } from './xlsx/value-case-xlsx';
export { valueCasePdf } from './pdf/value-case-pdf';
export { type Issuer, receiptPdf } from './pdf/receipt-pdf';
export type { Paper } from './pdf/pen';
export { sampleSnapshot } from './sample/sample-snapshot';
