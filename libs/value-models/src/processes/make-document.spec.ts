import { DelayDocument } from '../commands/delay-document';
import { SaveDocument } from '../commands/save-document';
import { DocumentMaker } from './document-maker';
import type { VersionToDocument } from '../queries/find-version-to-document';
import { MakeDocument } from './make-document';

const SNAPSHOT = { version: '1.0', prospect: { company: 'Lark/moor' } };
const VERSION = {
  caseId: 'case',
  caseNumber: 1042,
  ownerId: 'seller',
  snapshot: SNAPSHOT,
} as unknown as VersionToDocument;

function making(version: VersionToDocument | undefined, make: DocumentMaker['make']) {
  const executed: object[] = [];
  const process = new MakeDocument(
    { execute: () => Promise.resolve(version) } as never,
    { execute: (command: object) => Promise.resolve(executed.push(command)) } as never,
    { make },
    { put: (bytes: Uint8Array) => Promise.resolve({ key: 'k', size: bytes.length, sha256: 'f00d' }) } as never,
  );
  return { executed, run: () => process.run('version', 'pdf-a4') };
}

describe('document of a version', () => {
  it('is made and stored under the name of the case', async () => {
    const { executed, run } = making(VERSION, () => Promise.resolve(new Uint8Array(3)));
    await run();
    const file = { name: 'C-1042 Lark-moor value case 1.0 (A4).pdf', type: 'application/pdf' };
    expect(executed).toEqual([
      new SaveDocument('case', {
        ...{ versionId: 'version', kind: 'pdf-a4', ownerId: 'seller', ...file },
        bytes: { key: 'k', size: 3, sha256: 'f00d' },
      }),
    ]);
  });

  it('reports a failure and is retried', async () => {
    const { executed, run } = making(VERSION, () => Promise.reject(new Error('no font')));
    await expect(run()).rejects.toThrow('no font');
    expect(executed).toEqual([new DelayDocument('case', 'seller', 'version', 'pdf-a4')]);
  });

  it('is not made twice', async () => {
    const { executed, run } = making(undefined, () => Promise.reject(new Error('made again')));
    await run();
    expect(executed).toEqual([]);
  });
});
