import { sampleSnapshot } from '@casewright/documents';
import { EventEmitter, once } from 'node:events';
import { join } from 'node:path';
import { DocumentProcess } from '../../documents/document-process';

it('ends a document process at its deadline, and makes the next document', async () => {
  const beginnings = new EventEmitter();
  const documents = new DocumentProcess(join(__dirname, 'endless-pdf.ts'), () => {
    const deadline = new AbortController();
    beginnings.emit('begun', deadline);
    return deadline.signal;
  });
  const snapshot = sampleSnapshot();
  const first = once(beginnings, 'begun') as Promise<[AbortController]>;
  const endless = documents.make({ kind: 'pdf-a4', snapshot });
  const next = documents.make({ kind: 'xlsx', snapshot });
  const [deadline] = await first;
  deadline.abort();
  await expect(endless).rejects.toThrow('The process of a pdf-a4 was ended at its deadline.');
  expect([...(await next)]).toEqual([1, 2, 3]);
});

it('returns a document once its process has ended', async () => {
  const documents = new DocumentProcess(join(__dirname, 'own-pid.ts'), () => new AbortController().signal);
  const bytes = await documents.make({ kind: 'pdf-a4', snapshot: sampleSnapshot() });
  expect(() => process.kill(Number(Buffer.from(bytes)), 0)).toThrow('ESRCH');
});
