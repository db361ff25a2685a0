import { ReceiptPrinter } from '@casewright/billing';
import { Config } from '@casewright/platform';
import type { ReceiptFacts } from '@casewright/rules';
import { Injectable } from '@nestjs/common';
import { makeDocument } from '../documents/make';

/** Suites run from source, without the built program. */
@Injectable()
export class ReceiptPrinterInProcess extends ReceiptPrinter {
  constructor(private readonly config: Config) {
    super();
  }

  async print(receipt: ReceiptFacts): Promise<Buffer> {
    return Buffer.from(await makeDocument({ kind: 'receipt', receipt, issuer: this.config.brand }));
  }
}
