import { queryClient, useNotices } from '@casewright/web';
import { type Answers, type RecordedRequest, refusal, mockServer } from '@casewright/web/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open } from '../testing';

const LINK = '5a1f4c8e-7d21-4b60-9f43-6d0c8e2b7a11';
const file = { id: 'f-1', name: 'case.pdf', size: 4_096, sha256: '0'.repeat(64) };
const read = {
  linkId: LINK,
  name: 'Marcus Odell',
  seller: 'Dana Whitfield',
  prospect: 'Larkmoor Foods',
  opportunity: 'Private cloud for two sites',
  proposed: ['Helix'],
  competing: ['Incumbent VMs'],
  readUntil: '2026-12-01T21:10:00Z',
  decision: null,
  comments: [],
  version: { number: 2, note: 'Site B is in.', approvedAt: '2026-11-30T21:10:00Z', files: [file] },
};
const notices = () => useNotices.getState().map(({ message }) => message);
const none = () => refusal(404, 'pursuits.advocate-link-not-found', 'This link can’t be used.');

describe('advocate page', () => {
  const show = <Given,>(server: Answers<Given>, address = `/case-review#${LINK}.secret`) => {
    const asked = mockServer(server);
    return { where: open(address), posts: () => asked.filter(({ what }) => what.startsWith('POST')) };
  };

  it('opens the link only after a click, even if a response is lost, and never shows the token', async () => {
    const defaults = queryClient.getDefaultOptions();
    queryClient.setDefaultOptions({ ...defaults, mutations: { ...defaults.mutations, retryDelay: 0 } });
    const visits: unknown[] = [];
    const { where, posts } = show({
      'GET /api/case-review': () => (visits.length > 0 ? read : none()),
      'POST /api/case-review/opening': ({ body }) => {
        const { visit } = body as { visit: string };
        visits.push(visit);
        if (visits.length === 1) throw new TypeError('Failed to fetch');
        if (visits[0] !== visit) return none();
      },
    });
    const button = await screen.findByRole('button', { name: 'Open the case' });
    expect([posts(), where()]).toEqual([[], '/case-review']);
    await userEvent.click(button);
    expect(await screen.findByText('Private cloud for two sites')).toBeInTheDocument();
    const link = { linkId: LINK, token: 'secret', visit: expect.stringMatching(/^[0-9a-f]{32}$/) };
    expect(posts()).toMatchObject([{ body: link }, { body: link }]);
    queryClient.setDefaultOptions(defaults);
    expect(screen.getByRole('link', { name: 'Download case.pdf' })).toHaveAttribute(
      'href',
      '/api/case-review/files/f-1',
    );
  });

  it('opens the link again in this browser if the response to the first time was lost', async () => {
    const visits: unknown[] = [];
    const server = {
      'GET /api/case-review': () => (visits.length > 1 ? read : none()),
      'POST /api/case-review/opening': ({ body }: RecordedRequest) => {
        visits.push((body as { visit: string }).visit);
        return visits.length === 1 ? refusal(502, 'unknown', 'Bad gateway') : undefined;
      },
    };
    for (const text of ['We couldn’t open the case.', 'Private cloud for two sites']) {
      cleanup();
      show(server);
      await userEvent.click(await screen.findByRole('button', { name: 'Open the case' }));
      await waitFor(() => expect([...notices(), document.body.textContent].join()).toContain(text));
    }
    expect(visits[1]).toBe(visits[0]);
    expect(localStorage).toHaveLength(0);
  });

  it('accepts a comment once even if its response is lost, then the confirmed approval', async () => {
    const comments: { text: string; at: string }[] = [];
    const { posts } = show({
      'GET /api/case-review': () => ({ ...read, comments }),
      'POST /api/case-review/answer': ({ body }) => {
        const { answer, comment } = body as { answer: string; comment: string };
        if (answer !== 'comment') return;
        comments.push({ text: comment, at: read.readUntil });
        throw new TypeError('Failed to fetch');
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Send comment' }));
    expect(await screen.findByText('Enter a comment.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveFocus();
    await userEvent.type(screen.getByRole('textbox', { name: 'Comment' }), 'Is site B in?');
    await userEvent.click(screen.getByRole('button', { name: 'Send comment' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue(''));
    expect(await screen.findByRole('list', { name: 'Your comments' })).toHaveTextContent('Is site B in?');
    await userEvent.click(screen.getByRole('button', { name: 'Approve the case' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve the case?' }));
    expect(posts()).toHaveLength(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await waitFor(() =>
      expect(posts().map(({ body }) => body)).toEqual([
        { answer: 'comment', comment: 'Is site B in?' },
        { answer: 'approve', comment: '' },
      ]),
    );
  });

  it('shows that the case was decided', async () => {
    show({ 'GET /api/case-review': () => ({ ...read, decision: 'declined' }) });
    expect(
      await screen.findByText('Thank you. You declined this case, and we let Dana Whitfield know.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Approve the case' })).not.toBeInTheDocument();
  });

  it('says that the review is over once the case has changed, and does not blame the link', async () => {
    const over = () => refusal(409, 'pursuits.advocate-review-over', 'This case is no longer in review.');
    show({ 'GET /api/case-review': none, 'POST /api/case-review/opening': over });
    await userEvent.click(await screen.findByRole('button', { name: 'Open the case' }));
    expect(await screen.findByText('This review is over')).toBeInTheDocument();
    cleanup();
    show({ 'GET /api/case-review': over }, '/case-review');
    expect(await screen.findByText('This review is over')).toBeInTheDocument();
    expect(screen.queryByText('This link can’t be used')).not.toBeInTheDocument();
  });

  it.each([
    ['was used, revoked or cut short', `/case-review#${LINK}.secret`, true],
    ['is none', '/case-review', false],
  ])('says what to do when the link %s', async (_, address, canBeTried) => {
    show({ 'GET /api/case-review': none, 'POST /api/case-review/opening': none }, address);
    if (canBeTried) await userEvent.click(await screen.findByRole('button', { name: 'Open the case' }));
    expect(await screen.findByText('This link can’t be used')).toBeInTheDocument();
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
  });
});
