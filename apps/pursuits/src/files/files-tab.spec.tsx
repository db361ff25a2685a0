import { mockServer, signedInAs } from '@casewright/web/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StoredInput } from '../case/inputs/queries';
import type { DeliverableVersion } from '../queries';
import { aCase, aPursuit, AT, open } from '../testing';

const aFile: NonNullable<StoredInput['file']> = {
  ...{ id: 'f-1', name: 'design.pdf', size: 300_000, received: 300_000, sha256: 'ab'.repeat(32), problem: null },
  ...{ isReady: true, createdAt: AT },
};
const anInput: StoredInput = {
  ...{ key: 'architecture-1', title: 'Architected solution, Helix', state: 'complete', answers: null, reading: null },
  replacement: null,
  ...{ reason: null, providedAt: AT, isWaived: false, coveredBy: null, isChangeable: true, isDecidable: false },
  ...{ madeChoices: [], confirmation: null },
  file: aFile,
};
const uploading: StoredInput = {
  ...anInput,
  key: 'prices-1',
  file: { ...aFile, id: 'f-2', isReady: false, sha256: null },
};
const aVersion: DeliverableVersion = {
  ...{ number: 1, note: 'First', by: { name: 'Priya', isYou: false }, publishedAt: '2026-11-20T21:10:00Z' },
  ...{ approvedAt: null, deliveredAt: null, changes: null },
  files: [{ id: 'd-1', name: 'case.pdf', size: 900_000, sha256: 'cd'.repeat(32) }],
};

describe('the files of a pursuit', () => {
  beforeEach(() => signedInAs());

  const show = (inputs: StoredInput[], versions: DeliverableVersion[]) => {
    mockServer({
      'GET /api/pursuits/p-1': () => aPursuit({ caseId: 'c-1' }),
      'GET /api/pursuits/p-1/case': () => ({ case: aCase() }),
      'GET /api/cases/c-1/inputs': () => ({ inputs }),
      'GET /api/cases/c-1/deliverables': () => ({ versions }),
    });
    open('/pursuits/p-1?tab=files');
  };

  it('list uploads for download, newest first', async () => {
    show([anInput, uploading], [aVersion]);
    const list = within(await screen.findByRole('list', { name: 'Files' }));
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/api/deliverable-files/d-1',
      '/api/cases/c-1/inputs/architecture-1/file',
    ]);
    expect(list.getByText(/^Architected solution, Helix · .* · 293 KB/)).toHaveTextContent('abab abab … abab');
  });

  it('can be previewed if the browser supports it', async () => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
    show([{ ...anInput, file: { ...aFile, name: 'hosts.csv' } }], [aVersion]);
    const list = within(await screen.findByRole('list', { name: 'Files' }));
    const [preview, ...others] = list.getAllByRole('button', { name: /^Preview/ });
    expect(others).toEqual([]);
    await userEvent.click(preview as HTMLElement);

    const dialog = within(screen.getByRole('dialog', { name: 'case.pdf' }));
    expect(dialog.getByTitle('Content of case.pdf')).toHaveAttribute('src', '/api/deliverable-files/d-1?use=preview');
    expect(dialog.getByRole('link', { name: 'Download case.pdf' })).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true });
    cleanup();
    show([], [aVersion]);
    await screen.findByRole('link', { name: 'Download case.pdf' });
    expect(screen.queryByRole('button', { name: /^Preview/ })).not.toBeInTheDocument();
  });
});
