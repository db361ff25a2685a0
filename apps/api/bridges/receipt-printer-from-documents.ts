import { ReceiptPrinter } from '@casewright/billing';
import { receiptPdf } from '@casewright/documents';
import { Config } from '@casewright/platform';
import type { ReceiptFacts } from '@casewright/rules';
import { Injectable } from '@nestjs/common';

@Injectable()
export class ReceiptPrinterFromDocuments extends ReceiptPrinter {
  constructor(private readonly config: Config) {
    super();
  }

  print(receipt: ReceiptFacts): Promise<Buffer> {
    return receiptPdf(receipt, this.config.brand);
  }
}
