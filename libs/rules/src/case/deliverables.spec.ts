import { fileChanges, mayPublishVersion } from './deliverables';
import { CASE_STATES } from './states';

describe('deliverables', () => {
  it('can be published during analysis, but not during review or after approval', () => {
    expect(CASE_STATES.filter(mayPublishVersion)).toEqual(['analysis']);
  });

  it('list added, removed and changed files', () => {
    const before = [
      { name: 'case.pdf', sha256: 'a' },
      { name: 'model.xlsx', sha256: 'b' },
      { name: 'notes.docx', sha256: 'c' },
    ];
    const now = [
      { name: 'model.xlsx', sha256: 'd' },
      { name: 'case.pdf', sha256: 'a' },
      { name: 'case.pptx', sha256: 'e' },
    ];
    expect(fileChanges(now, before)).toEqual({
      added: ['case.pptx'],
      changed: ['model.xlsx'],
      removed: ['notes.docx'],
    });
    const numbered = (version: string, sha256: string) => [
      { name: `Larkmoor value case ${version}.pdf`, sha256 },
      { name: `Larkmoor value case ${version}.xlsx`, sha256 },
    ];
    expect(fileChanges(numbered('2.0', 'e'), numbered('1.0', 'd'))).toEqual({
      added: [],
      changed: ['Larkmoor value case 2.0.pdf', 'Larkmoor value case 2.0.xlsx'],
      removed: [],
    });
    expect(fileChanges(before, before)).toEqual({ added: [], changed: [], removed: [] });
  });
});
