import { ReceiptPrinter } from '@casewright/billing';
import { FileContents, Mailer } from '@casewright/platform';
import { FakeMailer } from '@casewright/platform/testing';
import { InputReader } from '@casewright/pursuits';
import { readTableFile } from '@casewright/pursuits/sheets';
import { DocumentMaker } from '@casewright/value-models';
import type { TestingModule } from '@nestjs/testing';
import { Test } from '@nestjs/testing';
import { makeDocument } from '../documents/make';
import { WorkerModule } from '../worker.module';
import { ReceiptPrinterInProcess } from './receipt-printer-in-process';
import type { RunningApi } from './running-api';

/** The whole worker except the mail server and child processes. Due jobs run at startup. */
export class RunningWorker {
  private constructor(
    private readonly app: TestingModule,
    readonly mails: FakeMailer,
  ) {}

  static async startFor({ config }: RunningApi): Promise<RunningWorker> {
    const mails = new FakeMailer();
    const app = await Test.createTestingModule({ imports: [WorkerModule.with(config)] })
      .overrideProvider(Mailer)
      .useValue(mails)
      .overrideProvider(DocumentMaker)
      .useValue({ make: (kind, snapshot) => makeDocument({ kind, snapshot }) } satisfies DocumentMaker)
      .overrideProvider(ReceiptPrinter)
      .useClass(ReceiptPrinterInProcess)
      .overrideProvider(InputReader)
      .useFactory({
        factory: (contents: FileContents): InputReader => ({
          read: (file, table, mapping) => readTableFile((range) => contents.read(file.id, range), file, table, mapping),
        }),
        inject: [FileContents],
      })
      .compile();
    app.useLogger(false);
    await app.init();
    return new RunningWorker(app, mails);
  }

  async stop(): Promise<void> {
    await this.app.close();
  }
}
