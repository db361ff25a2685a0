import type { Answer } from '@casewright/web';
import { type Answers, mockServer, refusal, signedInAs } from '@casewright/web/testing';
import type { transferOf } from '@casewright/web/transfer';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMessage, newVisit, notices, openMailboxAt } from '../mailbox/open-mailbox.fixture';
import { EMPTY_DRAFT, saveInTab } from '../writing/tab-draft';

const ADD = 'POST /api/drafts/d-1/attachments';
const LIST = 'GET /api/drafts/d-1/attachments';

type Listener = Parameters<typeof transferOf>[2];
const transfers: { readonly file: File; readonly id: string; readonly listener: Listener; running: boolean }[] = [];

jest.mock('@casewright/web/transfer', () => ({
  transferOf: (file: File, id: string, listener: Listener) => {
    const transfer = { file, id, listener, running: false };
    transfers.push(transfer);
    return {
      start: () => void (transfer.running = true),
      abort: async () => void (transfer.running = false),
    };
  },
}));

type Stored = Answer<'get', '/api/drafts/{id}/attachments'>['rows'][number];
const stored = (given: Partial<Stored> = {}): Stored => ({
  id: 'f-1',
  name: 'a.pdf',
  size: 2_000,
  received: 2_000,
  state: 'ready',
  type: 'application/pdf',
  problem: null,
  ...given,
});
const pdf = (name = 'a.pdf') => new File(['x'.repeat(2_000)], name, { type: 'application/pdf' });
const server = <Given,>(answers?: Answers<Given>) =>
  mockServer(
    {
      'GET /api/messages': () => ({ rows: [], next: null }),
      'GET /api/drafts': () => ({ rows: [], next: null }),
      'GET /api/messages/unread-count': () => ({ count: 0 }),
      [ADD]: () => stored({ state: 'uploading', received: 0 }),
      [LIST]: () => ({ rows: [] }),
    },
    answers,
  );

async function compose(): Promise<HTMLElement> {
  saveInTab('u-1', 'd-1', EMPTY_DRAFT);
  openMailboxAt('/messages?compose=d-1');
  return screen.findByRole('form', { name: 'New message' });
}
const tray = () => screen.findByRole('list', { name: 'Attachments' });
const choose = (files: File | File[]) =>
  userEvent.upload(screen.getByLabelText('Files to attach'), files, { applyAccept: false });

describe('files with a message', () => {
  beforeEach(() => {
    newVisit();
    signedInAs();
    transfers.length = 0;
  });

  it('can be dropped anywhere, show progress, and can be paused and resumed', async () => {
    const asked = server();
    fireEvent.drop(await compose(), { dataTransfer: { types: ['Files'], files: [pdf()] } });
    await waitFor(() => expect(transfers).toMatchObject([{ running: true }]));
    expect(asked.find(({ what }) => what === ADD)?.body).toEqual({ id: transfers[0]?.id, name: 'a.pdf', size: 2_000 });

    act(() => transfers[0]?.listener.sent(1_024));
    expect(await within(await tray()).findByText('1 KB of 2 KB')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Pause a.pdf' }));
    expect(transfers).toMatchObject([{ running: false }]);
    await userEvent.click(screen.getByRole('button', { name: 'Resume a.pdf' }));
    expect(transfers).toMatchObject([{ running: true }]);
  });

  it('are sent on after their draft was saved', async () => {
    server({ 'PUT /api/drafts/d-1': () => ({ version: 1, subject: 'Site B' }) });
    const form = within(await compose());
    await choose(pdf());
    await waitFor(() => expect(transfers).toMatchObject([{ running: true }]));
    await userEvent.type(form.getByRole('textbox', { name: 'Subject' }), 'Site B');
    await userEvent.click(form.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(notices()).toEqual([expect.stringMatching(/^Draft Saved/)]));
    await userEvent.type(form.getByRole('textbox', { name: 'Message' }), 'Storage stays.');
    expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue('Storage stays.');
    expect(transfers).toMatchObject([{ running: true }]);
  });

  it('are named and not sent if too many, too large or of another type', async () => {
    const asked = server();
    await compose();
    await choose(pdf('run.exe'));
    expect(notices()[0]).toMatch(/^Error \/ run.exe can’t be uploaded. Choose a PDF/);
    await choose(Array.from({ length: 11 }, (_, n) => pdf(`${n}.pdf`)));
    expect(notices()).toContainEqual('Error / A message can have up to 10 files.');
    await waitFor(() => expect(asked.filter(({ what }) => what === ADD)).toHaveLength(10));
  });

  it('stay with their draft; choosing an interrupted one again resumes it', async () => {
    const asked = server({
      'GET /api/drafts/d-2': () => ({
        ...{ id: 'd-2', subject: 'Site B', content: 'x', recipient: '', inReplyTo: null, version: 3 },
        updatedAt: '2026-11-20T09:42:00.000Z',
      }),
      'GET /api/drafts/d-2/attachments': () => ({
        rows: [
          stored({ id: 'f-1', state: 'uploading', received: 500 }),
          stored({ id: 'f-2', name: 'b.csv', state: 'refused', problem: 'b.csv is not a type of file we can accept.' }),
          ...Array.from({ length: 8 }, (_, n) => stored({ id: `g-${n}`, name: `${n}.pdf` })),
        ],
      }),
      'DELETE /api/drafts/d-2/attachments/f-2': () => undefined,
    });
    openMailboxAt('/drafts?draft=d-2');
    const files = within(await tray());
    expect(files.getByText('Upload stopped. Choose the file again to finish it.')).toBeVisible();
    expect(files.getByText('b.csv is not a type of file we can accept.')).toBeVisible();

    await choose(pdf());
    await waitFor(() => expect(transfers).toMatchObject([{ id: 'f-1', running: true }]));
    await userEvent.click(screen.getByRole('button', { name: 'Remove b.csv' }));
    await waitFor(() => expect(asked.map(({ what }) => what)).toContain('DELETE /api/drafts/d-2/attachments/f-2'));
  });

  it('are deleted with their draft, without an error', async () => {
    const draft = { id: 'd-2', subject: 'Site B', content: 'x', recipient: '', inReplyTo: null, version: 3 };
    server({
      'GET /api/drafts/d-2': () => ({ ...draft, updatedAt: '2026-11-20T09:42:00.000Z' }),
      'GET /api/drafts/d-2/attachments': () => ({ rows: [stored()] }),
      'DELETE /api/drafts/d-2': () => undefined,
      'DELETE /api/drafts/d-2/attachments/f-1': () => refusal(404, 'platform.file-not-found', 'Deleted.'),
    });
    openMailboxAt('/drafts?draft=d-2');
    await tray();
    await userEvent.click(screen.getByRole('button', { name: 'Delete draft' }));
    expect(await screen.findByText('No drafts')).toBeVisible();
    expect(notices()).toEqual(['Draft Deleted / Draft deleted successfully.']);
  });

  it('are shown with the message: images inline, all as downloads', async () => {
    const attachments = [
      { id: 'f-1', name: 'rack.png', size: 188_416, type: 'image/png' },
      { id: 'f-2', name: 'quote.pdf', size: 2_048, type: 'application/pdf' },
    ];
    const message = aMessage({ attachments });
    server({
      'GET /api/messages': () => ({ rows: [message], next: null }),
      'GET /api/messages/m-1': () => message,
      'GET /api/conversations/c-1/messages': () => ({ rows: [message], next: null }),
    });
    openMailboxAt('/messages?message=m-1');
    const files = within(await tray());
    expect(files.getByRole('img', { name: 'rack.png' })).toHaveAttribute('src', '/api/attachments/f-1?use=preview');
    expect(files.getByText('184 KB')).toBeVisible();
    expect(files.getByRole('link', { name: 'Download quote.pdf' })).toHaveAttribute('href', '/api/attachments/f-2');
    expect(screen.getByText('With attachments')).toBeInTheDocument();
  });
});
