import { ForgetBuyer } from '@casewright/billing';
import type { PaymentStandIn } from '@casewright/billing/testing';
import { Sessions } from '@casewright/platform';
import { eventually } from '@casewright/platform/testing';
import { CommandBus } from '@nestjs/cqrs';
import { SessionsFromIdentity } from '../bridges/sessions-from-identity';
import { reconcilePayments } from '../operator';
import { aKey, paidOrder, startProvider, stripeAt } from './checkout';
import { CASE_CREDITS, CASE_TO_START, RunningApi } from './running-api';
import { RunningWorker } from './running-worker';
import { PASSWORD, Visitor } from './visitor';

describe('payment and case notifications', () => {
  let standIn: PaymentStandIn;
  let api: RunningApi;
  let worker: RunningWorker;
  let admin: Visitor;
  let nora: Visitor;

  beforeAll(async () => {
    standIn = await startProvider();
    const sessions = { provide: Sessions, useClass: SessionsFromIdentity };
    api = await RunningApi.startWith({ STRIPE_API_URL: standIn.url }, sessions);
    admin = await Visitor.admin(api);
    worker = await RunningWorker.startFor(api);
  });
  beforeEach(async () => (nora = await Visitor.verified(api)));
  afterAll(async () => {
    await worker.stop();
    await api.stop();
    await standIn.stop();
  });

  it('reach the people concerned by mail and message', async () => {
    const sessionId = await checkout(50);
    await standIn.pay(sessionId);
    await reconcilePayments(api);
    const [receipt] = await mails(/^Your Casewright receipt \d{4}-\d{6}$/);
    expect(receipt?.text).toContain('$50.00 for 50 credits. Your balance is now 50 credits');
    const [pdf] = receipt?.attachments ?? [];
    expect(pdf).toMatchObject({
      fileName: expect.stringMatching(/^receipt-\d{4}-\d{6}\.pdf$/),
      type: 'application/pdf',
    });
    expect(pdf?.content.subarray(0, 5).toString()).toBe('%PDF-');

    const { body } = await nora.send('POST', '/cases', CASE_TO_START, aKey());
    await mails(/^Your case has been started$/);
    const [announced] = await eventually(async () => {
      const inbox = await inboxOf(nora);
      expect(inbox).toHaveLength(1);
      return inbox;
    });
    expect(announced).toMatchObject({ senderName: 'Casewright team', isAdminMessage: true, isRead: false });
    expect((await inboxOf(admin))[0]).toMatchObject({
      id: body['caseId'],
      subject: expect.stringMatching(/^Case started: .+ \(C-\d+\)$/),
      senderName: 'Sam Seller',
    });
    const messagesOfCase = `/cases/${String(body['caseId'])}/messages`;
    const aboutCase = async (visitor: Visitor) => {
      const { body: page } = await visitor.send('GET', messagesOfCase);
      return (page['rows'] as readonly { readonly subject: string }[]).map(({ subject }) => subject);
    };
    const reply = {
      subject: 'Re: Your case',
      content: 'Site B counts too.',
      inReplyTo: (announced as { id: string }).id,
    };
    expect((await nora.send('POST', '/messages', reply)).status).toBe(201);
    expect(await aboutCase(nora)).toEqual(['Re: Your case', 'Your case has been started']);
    expect(await aboutCase(admin)).toHaveLength(3);
    expect((await (await Visitor.verified(api)).send('GET', messagesOfCase)).status).toBe(404);

    await standIn.refund(sessionId, 2000);
    await reconcilePayments(api);
    const [refund] = await mails(/^We refunded \$20.00$/);
    expect(refund?.text).toContain('20 credits were removed from your balance.');
    expect(refund?.text).not.toContain('You owe');
    await standIn.dispute(sessionId);
    await reconcilePayments(api);
    const [dispute] = await mails(/^Your payment was disputed$/);
    expect(dispute?.text).toContain(`You owe ${CASE_CREDITS} credits`);

    const slow = await checkout(100);
    await standIn.payLater(slow);
    await reconcilePayments(api);
    await standIn.bounce(slow);
    await reconcilePayments(api);
    await mails(/^Your payment didn’t go through$/);
    const subjects = worker.mails.to(nora.email).map(({ subject }) => subject);
    expect(new Set(subjects).size).toBe(subjects.length);
  });

  it('tell the admin who requested a refund that it failed', async () => {
    const { orderId } = await paidOrder(api, nora, standIn);
    const refund = { reason: 'Asked by the customer' };
    expect((await admin.send('POST', `/admin/orders/${orderId}/refund`, refund, aKey())).status).toBe(200);
    const { data: refunds } = await stripeAt(standIn).refunds.list({ limit: 1 });
    await standIn.failRefund(String(refunds[0]?.id));
    for (let n = 0; n < 2; n++) await reconcilePayments(api);

    await mails(/^Your refund failed$/);
    const [failed] = await mails(/^Refund for receipt \d{4}-\d{6} failed$/, admin);
    expect(failed?.text).toContain(`/admin/users/${await nora.id()}`);
    expect(await api.count(`platform.outbox where type = 'billing.refund-failed'`)).toBe(1);
  });

  it('follow a seller’s new address, and omit the name after deletion', async () => {
    await standIn.pay(await checkout(200));
    await reconcilePayments(api);
    const id = await nora.id();
    const [customer] = await api.sql<{ id: string }>(
      'select customer_id as id from billing.customers where owner_id = $1',
      [id],
    );
    const stripe = stripeAt(standIn);
    expect(await stripe.customers.retrieve(customer?.id ?? '')).toMatchObject({ email: nora.email });

    const email = 'nora.moved@contoso.example';
    await nora.send('POST', '/account/email-change', { email, password: PASSWORD });
    const [codeId = ''] = await nora.codeIds('change-email');
    await nora.send('POST', '/account/email-change/confirm', { code: nora.digitsOf(codeId) });
    await eventually(async () => expect(await stripe.customers.retrieve(customer?.id ?? '')).toMatchObject({ email }));

    await api.get(CommandBus).execute(new ForgetBuyer(id));

    await eventually(() => expect(stripe.customers.retrieve(customer?.id ?? '')).rejects.toThrow('No such customer'));
    expect(await api.count(`billing.orders where owner_id = '${id}' and billed_to is not null`)).toBe(0);
    expect(await api.count(`billing.orders where owner_id = '${id}' and status = 'credited'`)).toBe(1);
  });

  async function checkout(credits: number): Promise<string> {
    return String((await nora.send('POST', '/create-payment', { credits }, aKey())).body['sessionId']);
  }

  const mails = (subject: RegExp, to = nora) =>
    eventually(() => {
      const found = worker.mails.to(to.email).filter((mail) => subject.test(mail.subject));
      expect(found).toHaveLength(1);
      return found;
    });

  const inboxOf = async (visitor: Visitor) =>
    (await visitor.send('GET', '/messages?folder=inbox')).body['rows'] as readonly object[];
});
