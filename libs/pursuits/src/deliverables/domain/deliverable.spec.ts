import { FileRefused, NoFiles, TooManyFiles, VersionFileNotReady } from './deliverable.errors';
import { type PreparedFile, refuseFile, toPublish } from './deliverable';

const aFile = (given: Partial<PreparedFile> = {}): PreparedFile => ({
  id: crypto.randomUUID(),
  name: 'case.pdf',
  size: 1_000,
  state: 'ready',
  received: 1_000,
  sha256: 'f00d',
  problem: null,
  ...given,
});

describe('a version of the value case', () => {
  it('has files, all of them uploaded and checked', () => {
    expect(() => toPublish([])).toThrow(NoFiles);
    for (const state of ['uploading', 'checking', 'refused'] as const)
      expect(() => toPublish([aFile(), aFile({ state, sha256: null })])).toThrow(VersionFileNotReady);
    expect(toPublish([aFile({ id: 'f-1' })])).toEqual([{ id: 'f-1', name: 'case.pdf', size: 1_000, sha256: 'f00d' }]);
  });

  it('takes ten files of types that are presented, each name once', () => {
    const ten = Array.from({ length: 10 }, (_, n) => aFile({ name: `${n}.pdf` }));
    expect(() => refuseFile(aFile(), ten)).toThrow(TooManyFiles);
    expect(() => refuseFile(ten[0] ?? aFile(), ten)).not.toThrow();
    expect(() => refuseFile(aFile(), [aFile()])).toThrow(FileRefused);
    expect(() => refuseFile(aFile({ name: 'run.exe' }), [])).toThrow('run.exe can’t be uploaded.');
  });
});
