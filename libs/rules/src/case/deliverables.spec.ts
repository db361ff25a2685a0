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
    const numbered = (name: string, sha256: string) => [
      { name: `${name}.pdf`, sha256 },
      { name: `${name}.xlsx`, sha256 },
    ];
    const old = numbered('Larkmoor value case 1.0', 'd');
    expect(fileChanges(numbered('C-1042 Larkmoor value case 2.0', 'e'), old)).toEqual({
      added: [],
      changed: ['C-1042 Larkmoor value case 2.0.pdf', 'C-1042 Larkmoor value case 2.0.xlsx'],
      removed: [],
    });
    expect(fileChanges(before, before)).toEqual({ added: [], changed: [], removed: [] });
  });
});
