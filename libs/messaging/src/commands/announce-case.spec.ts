import type { Mailbox } from '../domain/mailbox.repository';
import type { Message } from '../domain/message';
import { NOW } from '../domain/message.fixture';
import { AnnounceCase, AnnounceCaseHandler } from './announce-case';

describe('the announcement of a started case', () => {
  const started = { caseId: 'case', ownerId: 'seller', totalCredits: 26, comparison: 'Helix against Initech' };

  async function announced(
    told: Partial<AnnounceCase['started']>,
    adminIds = ['ada'],
    name = 'Larkmoor Foods (C-1042)',
  ): Promise<readonly Message[]> {
    const delivered: Message[] = [];
    const handler = new AnnounceCaseHandler(
      { deliver: async (message: Message) => void delivered.push(message) } as Mailbox,
      {
        existing: async (ids: readonly string[]) => ids.filter((id) => id !== 'gone'),
        nameOf: async () => 'Nora Seller',
        emailOf: async () => undefined,
        find: async () => undefined,
      },
      { ids: async () => adminIds },
      { now: () => NOW },
    );
    await handler.execute(new AnnounceCase(crypto.randomUUID(), { ...started, name, ...told }, 'Casewright team'));
    return delivered;
  }

  it('tells the seller the next steps, and the admins the due date', async () => {
    const [toSeller, toAdmins] = await announced({ slaDays: 1 });

    for (const words of [
      'Your case Larkmoor Foods (C-1042) has started: Helix against Initech',
      '26 credits were deducted',
      'due one business day later',
    ])
      expect(toSeller?.content).toContain(words);
    expect(toAdmins?.subject).toBe('Case started: Larkmoor Foods (C-1042)');
    expect(toSeller?.conversation).toEqual(toAdmins?.conversation);
    expect(toAdmins?.content).toContain('It’s due 1 business day after you confirm its terms.');
  });

  it('never reaches a deleted account', async () => {
    const recipients = async (...told: Parameters<typeof announced>) =>
      (await announced(...told)).map(({ recipientIds }) => recipientIds);

    expect(await recipients({}, ['gone', 'ada'])).toEqual([['seller'], ['ada']]);
    expect(await recipients({}, ['gone'])).toEqual([['seller']]);
    expect(await recipients({ ownerId: 'gone' })).toEqual([]);
  });

  it('has a subject within the limit for any name', async () => {
    expect((await announced({}, ['ada'], 'n'.repeat(1_300)))[1]?.subject).toHaveLength(200);
  });
});
