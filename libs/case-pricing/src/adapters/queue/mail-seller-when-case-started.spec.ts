import { FakeMailer, testConfig } from '@casewright/platform/testing';
import type { QueryBus } from '@nestjs/cqrs';
import { type Seller, Sellers } from '../../commands/ports';
import { NOW, selections } from '../../domain/case.fixture';
import { MailSellerWhenCaseStarted } from './mail-seller-when-case-started';

describe('when a case was started', () => {
  const news = { caseId: crypto.randomUUID(), ownerId: crypto.randomUUID() };
  const happening = { eventId: crypto.randomUUID(), occurredAt: NOW };

  it('its seller is told, once for one happening', async () => {
    const { mailer, reaction } = given({ email: 'nora@northwind.example', firstName: 'Nora' });
    await reaction.react(news, happening);
    expect(mailer.sent).toEqual([expect.objectContaining({ id: happening.eventId, to: 'nora@northwind.example' })]);
    expect(mailer.sent[0]?.text).toContain(`/cases/${news.caseId}`);
  });

  it('nobody is told who is gone', async () => {
    const { mailer, reaction } = given(undefined);
    await reaction.react(news, happening);
    expect(mailer.sent).toEqual([]);
  });

  function given(seller: Seller | undefined) {
    const mailer = new FakeMailer();
    const sellers = new (class extends Sellers {
      async find(): Promise<Seller | undefined> {
        return seller;
      }
    })();
    const queries = { execute: async () => ({ selections: selections(), price: { totalCredits: 26 } }) };
    const reaction = new MailSellerWhenCaseStarted(
      queries as unknown as QueryBus,
      sellers,
      mailer,
      testConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' }),
    );
    return { mailer, reaction };
  }
});
