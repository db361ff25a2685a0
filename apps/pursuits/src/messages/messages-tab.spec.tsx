import { refusal, mockServer, signedInAs } from '@casewright/web/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPursuit, open } from '../testing';
import type { CaseMessage } from './queries';

const aMessage = (given: Partial<CaseMessage> = {}): CaseMessage => ({
  ...{ id: 'm-1', conversationId: 'k-1', subject: 'Your case has been started', content: 'We’re working on it.' },
  ...{ senderId: 'a-1', senderName: 'Casewright team', hasSenderLeft: false, isAdminMessage: true, isMine: false },
  ...{ isRead: true, createdAt: '2026-11-19T21:10:00Z', attachments: [] },
  ...given,
});
const FILE = { id: 'f-1', name: 'rack.pdf', size: 2_048, type: 'application/pdf' };

describe('the messages of a pursuit', () => {
  beforeEach(() => signedInAs());

  interface Given {
    readonly caseId: string | null;
    readonly messages?: CaseMessage[];
    /** What is answered to the first messages that are sent. */
    readonly lost?: Response[];
    /** Delays the answers. */
    readonly until?: Promise<void>;
  }
  const show = (given: Given) => {
    let messages = given.messages ?? [];
    const asked = mockServer({
      'GET /api/pursuits/p-1': () => aPursuit({ caseId: given.caseId }),
      'GET /api/cases/c-1/inputs': () => ({ inputs: [] }),
      'GET /api/cases/c-1/messages': () => ({ rows: messages, next: null }),
      'POST /api/messages/mark-read': () => {
        messages = messages.map((message) => ({ ...message, isRead: true }));
      },
      'POST /api/messages': async () => {
        await given.until;
        const lost = given.lost?.pop();
        if (lost) return lost;
        const reply = { subject: 'Re: Host count', content: 'Yes, 96.', isMine: true, recipientCount: 1 };
        const sent = aMessage({ id: 'm-3', ...reply });
        messages = [sent, ...messages];
        return { messageId: 'm-3', conversationId: 'k-1', recipientCount: 1 };
      },
    });
    open('/pursuits/p-1?tab=messages');
    return asked;
  };
  const entries = async () =>
    within(await screen.findByRole('list', { name: 'Messages' }))
      .getAllByRole('listitem')
      .filter((entry) => entry.parentElement?.getAttribute('aria-label') === 'Messages');

  it('show messages about the case, newest first, and mark them as read', async () => {
    const question = {
      id: 'm-2',
      subject: 'Host count',
      content: '96?',
      senderName: 'Priya Raman',
      attachments: [FILE],
    };
    const asked = show({ caseId: 'c-1', messages: [aMessage({ ...question, isRead: false }), aMessage()] });

    const [newest, oldest] = await entries();
    expect(newest).toHaveTextContent(/Priya Raman.*Host count96\?/);
    expect(within(newest as HTMLElement).getByRole('link', { name: 'Download rack.pdf' })).toBeVisible();
    expect(oldest).toHaveTextContent('Your case has been started');
    await waitFor(() =>
      expect(asked.find(({ what }) => what === 'POST /api/messages/mark-read')?.body).toEqual({ ids: ['m-2'] }),
    );
  });

  it('can be answered in place', async () => {
    const question = { id: 'm-2', subject: 'Host count', content: '96?', senderName: 'Priya Raman' };
    const asked = show({ caseId: 'c-1', messages: [aMessage(question), aMessage()] });

    await userEvent.type(await screen.findByRole('textbox', { name: 'Message to Priya Raman' }), 'Yes, 96.');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));

    await waitFor(async () => expect((await entries())[0]).toHaveTextContent(/You.*Yes, 96\./));
    const { body } = asked.find(({ what }) => what === 'POST /api/messages') ?? {};
    const draftId = expect.stringMatching(/^[0-9a-f-]{36}$/) as string;
    expect(body).toEqual({ subject: 'Re: Host count', content: 'Yes, 96.', inReplyTo: 'm-2', draftId });
    expect(screen.getByRole('textbox', { name: 'Message to Priya Raman' })).toHaveValue('');
  });

  it('are sent once despite retries, and anew after the text has changed', async () => {
    const lost = [1, 2].map(() => refusal(503, 'platform.away', 'Not now.'));
    const asked = show({ caseId: 'c-1', messages: [aMessage()], lost });
    const field = await screen.findByRole('textbox', { name: 'Message to Casewright team' });
    const sent = () => asked.filter(({ what }) => what === 'POST /api/messages');
    for (const text of ['Yes', '', ', 96.']) {
      if (text) await userEvent.type(field, text);
      const before = sent().length;
      await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
      await waitFor(() => expect(sent()).toHaveLength(before + 1));
    }
    const [first, again, other] = sent().map(({ body }) => (body as { draftId: string }).draftId);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('keep what is typed while another is being sent', async () => {
    const answer = Promise.withResolvers<void>();
    show({ caseId: 'c-1', messages: [aMessage()], until: answer.promise });
    const field = () => screen.findByRole('textbox', { name: 'Message to Casewright team' });
    await userEvent.type(await field(), 'Yes, 96.');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await userEvent.type(await field(), ' And racks?');
    answer.resolve();
    await waitFor(async () => expect((await entries())[0]).toHaveTextContent(/You.*Yes, 96\./));
    expect(await field()).toHaveValue('Yes, 96. And racks?');
    cleanup();

    show({ caseId: 'c-1', messages: [aMessage()] });
    expect(await field()).toHaveValue('Yes, 96. And racks?');
  });

  it('keep unsent text when leaving the tab', async () => {
    show({ caseId: 'c-1', messages: [aMessage()] });
    const field = () => screen.findByRole('textbox', { name: 'Message to Casewright team' });
    await userEvent.type(await field(), 'Yes, 96.');
    cleanup();

    show({ caseId: 'c-1', messages: [aMessage()] });

    expect(await field()).toHaveValue('Yes, 96.');
  });
});
