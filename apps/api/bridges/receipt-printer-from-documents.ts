import { ReceiptPrinter } from '@casewright/billing';
import { Config } from '@casewright/platform';
import type { ReceiptFacts } from '@casewright/rules';
import { Injectable } from '@nestjs/common';
import { join } from 'node:path';
import type { DocumentToMake } from '../documents/make';
import { ChildProgram } from '../programs/child-program';

const PROGRAM = join(__dirname, 'make-document.js');
/** A receipt takes a second. */
const DEADLINE_MS = 20_000;
const HEAP_MB = 128;

@Injectable()
export class ReceiptPrinterFromDocuments extends ReceiptPrinter {
  private readonly program = new ChildProgram<DocumentToMake, Uint8Array>(PROGRAM, {
    heapMb: HEAP_MB,
    deadline: () => AbortSignal.timeout(DEADLINE_MS),
  });

  constructor(private readonly config: Config) {
    super();
  }

  async print(receipt: ReceiptFacts): Promise<Buffer> {
    const { name, address, contactEmail } = this.config.brand;
    const issuer = { name, address, contactEmail };
    return Buffer.from(await this.program.run({ kind: 'receipt', receipt, issuer }));
  }
}
