import { fileChanges, mayPublishVersion } from './deliverables';
import { CASE_STATES } from './states';

describe('deliverables', () => {
  it('are published while the case is analyzed, and not while it is reviewed or approved', () => {
    expect(CASE_STATES.filter(mayPublishVersion)).toEqual(['analysis']);
  });

  it('differ from the version before by what came, went, or has other content', () => {
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
    expect(fileChanges(before, before)).toEqual({ added: [], changed: [], removed: [] });
  });
});
