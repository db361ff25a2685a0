import type { PaymentStandIn } from '@casewright/billing/testing';
import { Sessions } from '@casewright/platform';
import { SessionsFromIdentity } from '../bridges/sessions-from-identity';
import { reconcilePayments, verifyLedger } from '../operator';
import { aKey, deliver, paidOrder, refusedRefund, startProvider } from './checkout';
import { RunningApi } from './running-api';
import { Visitor } from './visitor';

const REASON = 'Goodwill for a late case';

interface RefundEvent {
  readonly data: { readonly object: { readonly id: string } };
}

describe('manual adjustments', () => {
  let standIn: PaymentStandIn;
  let api: RunningApi;
  let ada: Visitor;
  let alan: Visitor;
  let seller: Visitor;
  let id: string;

  beforeAll(async () => {
    standIn = await startProvider();
    const sessions = { provide: Sessions, useClass: SessionsFromIdentity };
    api = await RunningApi.startWith({ STRIPE_API_URL: standIn.url }, sessions);
    [ada, alan] = [await Visitor.admin(api), await Visitor.admin(api)];
  });
  afterAll(async () => {
    await verifyLedger(api);
    await api.stop();
    await standIn.stop();
  });
  beforeEach(async () => {
    seller = await Visitor.verified(api);
    id = await seller.id();
    await aDayPasses();
  });

  it('are granted and corrected once per key, and appear in the seller’s history', async () => {
    const key = crypto.randomUUID();
    const expiresAt = new Date(Date.now() + 86_400_000);
    const granted = await adjust(ada, { credits: 500, expiresAt }, key);
    expect(granted).toMatchObject({ status: 201, body: { state: 'posted' } });
    expect((await adjust(ada, { credits: 500, expiresAt }, key)).body).toEqual(granted.body);
    expect((await adjust(ada, { kind: 'correction', credits: -20 })).status).toBe(201);

    expect(await history()).toMatchObject([
      { type: 'other', amount: -20, balanceAfter: 480, description: `Correction: ${REASON}` },
      { type: 'other', amount: 500, balanceAfter: 500, description: `Credits granted: ${REASON}` },
    ]);
    expect(await api.sql('select expires_at from billing.grants where owner_id = $1', [id])).toEqual([
      { expires_at: expiresAt },
    ]);
    expect(await recorded()).toEqual(['adjust-credits', 'adjust-credits']);
  });

  it('are posted to the one account of an ID written in capitals', async () => {
    const [lower, owner] = [id, id.toUpperCase()];
    id = owner;
    expect(await adjust(ada, { credits: 40 })).toMatchObject({ status: 201 });
    id = lower;
    expect(await history()).toMatchObject([{ amount: 40, balanceAfter: 40 }]);
    const subjects = await api.sql(
      `select distinct subject_id from platform.audit_entries where lower(subject_id) = $1 and action = 'adjust-credits'`,
      [lower],
    );
    expect(subjects).toEqual([{ subject_id: lower }]);
  });

  it.each([
    [{ reason: ' ab ' }, 422, 'platform.invalid-request'],
    [{ kind: 'correction', credits: -1 }, 409, 'billing.correction-too-large'],
  ])('reject %p', async (told, status, code) => {
    const { body, ...answer } = await adjust(ada, told);
    expect([answer.status, body['code']]).toEqual([status, code]);
    expect([await balance(), await recorded()]).toEqual([0, []]);
  });

  it('above 500 credits require another admin, and only one decision counts', async () => {
    const bea = await Visitor.admin(api);
    const { body } = await adjust(ada, { credits: 501 });
    expect([body['state'], await balance()]).toEqual(['waiting', 0]);
    expect(await decide(ada, body['id'])).toMatchObject({ status: 403, body: { code: 'billing.own-approval' } });

    const answers = await Promise.all([
      decide(alan, body['id']),
      decide(bea, body['id']),
      decide(alan, body['id']),
      decide(bea, body['id'], 'refusal'),
    ]);

    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409]);
    const isApproved = answers.slice(0, 3).some(({ status }) => status === 204);
    expect(await balance()).toBe(isApproved ? 501 : 0);
    expect(await recorded()).toEqual(['adjust-credits', isApproved ? 'approve-adjustment' : 'decline-adjustment']);
  });

  it('count all that one admin gives, and all that one user gets, in a day', async () => {
    const given = async (by: Visitor, told: object, to = id) => {
      const credits = { kind: 'grant', credits: 200, reason: REASON, ...told };
      return (await by.send('POST', `/admin/users/${to}/credits`, credits, aKey())).body['state'];
    };
    const other = await (await Visitor.verified(api)).id();
    const third = await (await Visitor.verified(api)).id();

    const atOnce = await Promise.all([1, 2, 3].map(() => given(ada, {})));
    expect(atOnce.sort()).toEqual(['posted', 'posted', 'waiting']);
    expect(await given(ada, {}, other)).toBe('waiting');
    expect(await given(alan, {})).toBe('waiting');
    expect([await given(alan, { credits: 500 }, other), await given(alan, { credits: 1 }, third)]).toEqual([
      'posted',
      'waiting',
    ]);
    expect(await given(ada, { kind: 'correction', credits: -400 })).toBe('posted');
    await aDayPasses();
    expect(await given(ada, { credits: 500 }, other)).toBe('posted');
  });

  it('count refunds toward what one admin takes, and pilots toward what one gives, even in the database', async () => {
    const SECOND_ADMIN = { status: 403, body: { code: 'billing.second-admin-needed', left: 50 } };
    const { orderId } = await paidOrder(api, seller, standIn);
    const refund = () => ada.send('POST', `/admin/orders/${orderId}/refund`, { reason: REASON }, aKey());
    const other = await Visitor.verified(api);
    const taken = { kind: 'correction', credits: -450, reason: REASON };
    await ada.send('POST', `/admin/users/${await other.id()}/credits`, { ...taken, credits: 450 }, aKey());
    await ada.send('POST', `/admin/users/${await other.id()}/credits`, taken, aKey());
    expect(await refund()).toMatchObject(SECOND_ADMIN);

    const signup = {
      workEmail: 'sam@acme.example',
      company: 'Acme',
      contactName: 'Sam',
      contactNumber: '415-555-0100',
    };
    await seller.send('POST', '/pilot-signups', { ...signup, agreeToTerms: true });
    const [{ id: signupId } = { id: '' }] = await api.sql<{ id: string }>(
      'select id from messaging.pilot_signups where user_id = $1',
      [id],
    );
    const approve = (by: Visitor, credits: number) =>
      by.send('POST', `/admin/pilot-signups/${signupId}/approve`, { credits }, aKey());
    expect(await approve(ada, 51)).toMatchObject(SECOND_ADMIN);
    expect(await api.sql('select state from messaging.pilot_signups where id = $1', [signupId])).toEqual([
      { state: 'waiting' },
    ]);
    const insert = (table: string, values: string) => api.sql(`insert into billing.${table} values (${values})`);
    const adaId = await ada.id();
    await expect(insert('pilot_approvals', `gen_random_uuid(), '${id}', 51, '${adaId}', now()`)).rejects.toThrow(
      'require a second admin',
    );
    await expect(
      insert(
        'adjustments',
        `gen_random_uuid(), '${id}', 'refund', -51, 'Mistake', null, '${orderId}', '${adaId}', now(), 'sending', '${adaId}', now()`,
      ),
    ).rejects.toThrow('require a second admin');

    expect((await approve(alan, 500)).status).toBe(204);
    expect((await adjust(alan, { credits: 1 })).body['state']).toBe('waiting');
    await aDayPasses();
    expect(await refund()).toMatchObject({ status: 200, body: { state: 'posted' } });
    expect(await adjust(ada, { kind: 'correction', credits: -401 })).toMatchObject({ body: { state: 'waiting' } });
  });

  it('are never of the admin’s own credits, not even in the database', async () => {
    const own = await ada.id();
    const grant = { kind: 'grant', credits: 1, reason: REASON };
    expect(await ada.send('POST', `/admin/users/${own}/credits`, grant, aKey())).toMatchObject({
      ...{ status: 403, body: { code: 'billing.own-credits' } },
    });
    const post = (credits: number, owner: string) =>
      api.sql(
        `insert into billing.adjustments (id, owner_id, kind, credits, reason, requested_by, requested_at, state, decided_by, decided_at)
         values (gen_random_uuid(), $1, 'grant', $2, 'Goodwill', $3, now(), 'posted', $3, now())`,
        [owner, credits, own],
      );
    await expect(post(1, own)).rejects.toThrow('none_to_oneself');
    await expect(
      api.sql(
        `insert into billing.adjustments (id, owner_id, kind, credits, reason, requested_by, requested_at, state, decided_by, decided_at)
         values (gen_random_uuid(), $1, 'refund', -1, 'Mistake', $1, now(), 'sending', $1, now())`,
        [own],
      ),
    ).rejects.toThrow('no_refund_to_oneself');
    await adjust(ada, { credits: 300 });
    await expect(post(201, id)).rejects.toThrow('require a second admin');
  });

  it('above 500 credits can only be declined once the account is deleted', async () => {
    const { body } = await adjust(ada, { credits: 501 });
    await api.sql('delete from identity.accounts where id = $1', [id]);
    expect(await decide(alan, body['id'])).toMatchObject({ status: 404, body: { code: 'billing.no-such-owner' } });
    expect((await decide(alan, body['id'], 'refusal')).status).toBe(204);
  });

  it('require a recently confirmed session of each admin, as refunds do', async () => {
    const { body } = await adjust(ada, { credits: 900 });
    await api.sql(`update identity.sessions set confirmed_at = null where account_id in ($1, $2)`, [
      await ada.id(),
      await alan.id(),
    ]);
    const refused = { status: 403, body: { code: 'platform.step-up-needed' } };
    expect(await adjust(ada, { credits: 1 })).toMatchObject(refused);
    expect(await decide(alan, body['id'])).toMatchObject(refused);
    for (const move of [`orders/${crypto.randomUUID()}/refund`, `credits/${crypto.randomUUID()}/retry`])
      expect(await ada.send('POST', `/admin/${move}`, { reason: REASON }, aKey())).toMatchObject(refused);
    await api.sql('update identity.sessions set confirmed_at = now()');
    expect((await decide(ada, body['id'], 'refusal')).status).toBe(204);
  });

  it('above 500 credits cannot be posted or sent to the provider by one admin, not even in the database', async () => {
    const { body } = await adjust(ada, { credits: 501 });
    const post = api.sql(
      `update billing.adjustments set state = 'posted', decided_by = requested_by, decided_at = now() where id = $1`,
      [body['id']],
    );
    await expect(post).rejects.toThrow('require a second admin');
    const send = (credits: number) =>
      api.sql(
        `insert into billing.adjustments (id, owner_id, kind, credits, reason, order_id, requested_by, requested_at, state, decided_by, decided_at)
         select gen_random_uuid(), owner_id, 'refund', $1, reason, gen_random_uuid(), requested_by, now(), 'sending', requested_by, now()
         from billing.adjustments where id = $2`,
        [-credits, body['id']],
      );
    await expect(send(501)).rejects.toThrow('require a second admin');
    await expect(send(500)).rejects.toThrow('adjustments_order_id_fkey');
  });

  describe('that refund an order through the provider', () => {
    it('are posted once', async () => {
      const { orderId } = await givenPaidOrder();

      expect(await refund(orderId)).toMatchObject({ status: 200, body: { state: 'posted' } });

      expect(await history()).toMatchObject([{ amount: -100, balanceAfter: 0 }, { amount: 100 }]);
      expect(await refund(orderId)).toMatchObject({ status: 409, body: { code: 'billing.order-not-refundable' } });
      expect(await adjustments()).toMatchObject([
        { kind: 'refund', credits: -100, state: 'posted', owner: seller.email, requester: ada.email, reason: REASON },
      ]);
      expect(await states()).toEqual(['refund-order sending', 'complete-refund posted']);
      expect((await ordersOf()).body['rows']).toMatchObject([{ credits: 100, reversedCredits: 100 }]);
    });

    it('are completed once by the provider’s webhook if their posting failed', async () => {
      await givenUnpostedRefund();
      expect(await adjustments()).toMatchObject([{ state: 'sending' }]);

      for (let n = 0; n < 2; n++) await webhook(await newestEvent());

      expect(await adjustments()).toMatchObject([{ state: 'posted', requester: ada.email, decider: ada.email }]);
      expect(await history()).toMatchObject([{ amount: -100, balanceAfter: 0 }, { amount: 100 }]);
      expect(await states()).toEqual(['refund-order sending', 'complete-refund posted']);
      const [end] = await api.sql(
        `select actor_kind from platform.audit_entries where subject_id = $1 and action = 'complete-refund'`,
        [id],
      );
      expect(end).toEqual({ actor_kind: 'system' });
    });

    it('can be tried again by any admin if the provider never received them', async () => {
      const { orderId, sessionId } = await givenPaidOrder();
      const session = (await standIn.sessions()).find((one) => one.id === sessionId);
      await standIn.alter(sessionId, { payment_intent: null });
      expect(await refund(orderId)).toMatchObject({ status: 409, body: { code: 'billing.refund-refused' } });
      await reconcilePayments(api);
      expect([await adjustments(), await balance()]).toMatchObject([[{ state: 'sending' }], 100]);
      expect((await ordersOf()).body['rows']).toMatchObject([{ isRefunding: true }]);

      await standIn.alter(sessionId, { payment_intent: session?.payment_intent });
      const refundId = String((await adjustments())[0]?.id);
      expect(await retry(refundId, alan)).toMatchObject({ status: 200, body: { state: 'posted' } });

      expect([await adjustments(), await balance()]).toMatchObject([[{ state: 'posted', requester: ada.email }], 0]);
      expect((await ordersOf()).body['rows']).toMatchObject([{ isRefunding: false }]);
      expect(await states()).toEqual(['refund-order sending', 'retry-refund sending', 'complete-refund posted']);
      expect(await entriesOf('retry-refund')).toEqual([{ actor: alan.email, reason: null }]);
    });

    it('fail once if the bank returns their money later, and can be requested again', async () => {
      const { orderId } = await givenPaidOrder();
      await refund(orderId);
      const refundId = String((await adjustments())[0]?.id);
      await standIn.failRefund(await newestRefund());
      const failure = await newestEvent();

      for (let n = 0; n < 2; n++) await webhook(failure);

      expect([await adjustments(), await balance()]).toMatchObject([[{ state: 'failed', requester: ada.email }], 100]);
      expect(await states()).toEqual(['refund-order sending', 'complete-refund posted', 'fail-refund failed']);
      for (const attempt of [retry, cancel])
        expect(await attempt(refundId)).toMatchObject({ status: 409, body: { code: 'billing.refund-ended' } });

      expect(await refund(orderId)).toMatchObject({ status: 200, body: { state: 'posted' } });
      expect([await adjustments(), await balance()]).toMatchObject([[{ state: 'posted' }, { state: 'failed' }], 0]);
      expect((await ordersOf()).body['rows']).toMatchObject([{ reversedCredits: 100, isRefunding: false }]);
      expect(await history()).toMatchObject([{ amount: -100 }, { amount: 100 }, { amount: -100 }, { amount: 100 }]);
    });

    it('can be canceled for a reason if the provider refuses them for a dispute, and requested again', async () => {
      const { orderId, sessionId } = await givenPaidOrder();
      const dispute = await standIn.dispute(sessionId);
      expect(await refund(orderId)).toMatchObject({ status: 409, body: { code: 'billing.refund-refused' } });
      expect([await adjustments(), await balance()]).toMatchObject([[{ state: 'sending' }], 0]);
      const refundId = String((await adjustments())[0]?.id);
      expect((await cancel(refundId, alan, ' no ')).status).toBe(422);
      const key = crypto.randomUUID();

      for (let n = 0; n < 2; n++) expect((await cancel(refundId, alan, 'Disputed', key)).status).toBe(204);

      expect(await adjustments()).toMatchObject([
        { state: 'canceled', reason: REASON, cancelReason: 'Disputed', requester: ada.email, decider: alan.email },
      ]);
      expect(await states()).toEqual(['refund-order sending', 'cancel-refund canceled']);
      expect(await entriesOf('cancel-refund')).toEqual([{ actor: alan.email, reason: 'Disputed' }]);
      expect(await cancel(refundId)).toMatchObject({ status: 409, body: { code: 'billing.refund-ended' } });
      expect(await retry(refundId)).toMatchObject({ status: 409, body: { code: 'billing.refund-ended' } });
      expect((await ordersOf()).body['rows']).toMatchObject([{ isRefunding: false, reversedCredits: 100 }]);
      expect(await refund(orderId)).toMatchObject({ status: 409, body: { code: 'billing.order-not-refundable' } });

      await standIn.closeDispute(dispute, 'win');
      await webhook(await newestEvent());
      expect([await refund(orderId), await balance()]).toMatchObject([{ body: { state: 'posted' } }, 0]);
      expect(await adjustments()).toMatchObject([{ state: 'posted' }, { state: 'canceled' }]);
    });

    it('cannot be canceled while the provider holds them, until they fail at the bank', async () => {
      const orderId = await givenUnpostedRefund();
      const refundId = String((await adjustments())[0]?.id);

      expect(await cancel(refundId)).toMatchObject({ status: 409, body: { code: 'billing.refund-held' } });
      expect([await adjustments(), await balance()]).toMatchObject([[{ state: 'sending' }], 100]);

      await standIn.failRefund(await newestRefund());
      expect((await cancel(refundId)).status).toBe(204);
      expect([await adjustments(), await balance()]).toMatchObject([[{ state: 'canceled' }], 100]);
      expect(await refund(orderId)).toMatchObject({ status: 200, body: { state: 'posted' } });
    });

    it('cannot be canceled while the provider’s answer is awaited', async () => {
      const refundId = await givenRefusedRefund();
      const sent = (ago: string) =>
        api.sql('update billing.adjustments set unanswered_since = now() - $2::interval where id = $1', [
          refundId,
          ago,
        ]);

      await sent('2 minutes');
      expect(await cancel(refundId)).toMatchObject({ status: 409, body: { code: 'billing.refund-unanswered' } });
      await sent('4 minutes');
      expect((await cancel(refundId)).status).toBe(204);
    });

    it('are either canceled or sent by admins who decide at the same time', async () => {
      const refundId = await givenRefusedRefund();

      const answers = await Promise.all([cancel(refundId), retry(refundId), cancel(refundId, alan), cancel(refundId)]);

      const isSent = answers[1].status === 200;
      expect(answers.map(({ status }) => status < 300).filter(Boolean)).toEqual([true]);
      expect(await adjustments()).toMatchObject([{ state: isSent ? 'posted' : 'canceled' }]);
      expect(await balance()).toBe(isSent ? 0 : 100);
      expect(await entriesOf('cancel-refund')).toHaveLength(isSent ? 0 : 1);
    });

    it('cannot be canceled without a reason, decided again, or sent twice for one order, not even in the database', async () => {
      const refundId = await givenRefusedRefund();
      const update = (change: string) => api.sql(`update billing.adjustments set ${change} where id = $1`, [refundId]);
      const copy = () =>
        api.sql(
          `insert into billing.adjustments (id, owner_id, kind, credits, reason, order_id, requested_by, requested_at, state, decided_by, decided_at)
           select gen_random_uuid(), owner_id, kind, credits, reason, order_id, requested_by, now(), 'sending', requested_by, now()
           from billing.adjustments where id = $1`,
          [refundId],
        );
      await expect(update(`state = 'canceled'`)).rejects.toThrow('canceled_for_a_reason');
      await expect(update(`state = 'failed'`)).rejects.toThrow('what was decided stays');
      await expect(copy()).rejects.toThrow('one_refund_per_order');
      await cancel(refundId);
      await expect(update(`state = 'sending', cancel_reason = null`)).rejects.toThrow('what was decided stays');
      await adjust(ada, { credits: 501 });
      await expect(
        api.sql(
          `update billing.adjustments set state = 'canceled', cancel_reason = 'Why', decided_by = requested_by, decided_at = now()
           where owner_id = $1 and state = 'waiting'`,
          [id],
        ),
      ).rejects.toThrow('only_refunds_are_canceled');
    });

    /** The provider holds it. @returns the order */
    async function givenUnpostedRefund(): Promise<string> {
      const { orderId, sessionId } = await givenPaidOrder();
      await api.sql(`alter table billing.orders add constraint stuck check (session_id <> '${sessionId}') not valid`);
      expect((await refund(orderId)).status).toBe(500);
      await api.sql('alter table billing.orders drop constraint stuck');
      return orderId;
    }

    const givenPaidOrder = () => paidOrder(api, seller, standIn);
    const givenRefusedRefund = async () => refusedRefund(api, ada, standIn, await givenPaidOrder());

    const refund = (orderId: string) => ada.send('POST', `/admin/orders/${orderId}/refund`, { reason: REASON }, aKey());

    const retry = (refundId: string, admin = ada, key?: string) =>
      admin.send('POST', `/admin/credits/${refundId}/retry`, undefined, aKey(key));

    const cancel = (refundId: string, admin = ada, reason = 'Disputed', key?: string) =>
      admin.send('POST', `/admin/credits/${refundId}/cancellation`, { reason }, aKey(key));

    const adjustments = async () =>
      (await ada.send('GET', `/admin/credits?owner=${id}`)).body['rows'] as readonly { readonly id: string }[];

    const ordersOf = () => ada.send('GET', `/admin/users/${id}/orders`);

    const entriesOf = (action: string) =>
      api.sql(
        `select actor, details ->> 'reason' as reason from platform.audit_entries where subject_id = $1 and action = $2 order by id`,
        [id, action],
      );

    const newestEvent = async (): Promise<string> => String((await standIn.events()).at(-1)?.id);

    async function newestRefund(): Promise<string> {
      const { payload } = await standIn.signed(await newestEvent());
      return (JSON.parse(payload) as RefundEvent).data.object.id;
    }

    const webhook = (eventId: string) => deliver(api, standIn, eventId);

    /** The audited steps of a refund. */
    async function states(): Promise<readonly string[]> {
      const entries = await api.sql<{ step: string }>(
        `select action || ' ' || (details #>> '{facts,state}') as step from platform.audit_entries
         where subject_id = $1 and details #> '{facts,state}' is not null order by id`,
        [id],
      );
      return entries.map(({ step }) => step);
    }
  });

  const adjust = (admin: Visitor, told: object, key?: string) =>
    admin.send('POST', `/admin/users/${id}/credits`, { kind: 'grant', credits: 1, reason: REASON, ...told }, aKey(key));

  /** Backdates what was posted, so that it doesn't count toward the limits of today. */
  const aDayPasses = () =>
    api.sql(`begin; set local session_replication_role = replica;
      update billing.adjustments set decided_at = decided_at - interval '1 day',
        requested_at = requested_at - interval '1 day';
      update billing.pilot_approvals set approved_at = approved_at - interval '1 day'; commit`);

  const decide = (admin: Visitor, adjustmentId: unknown, decision = 'approval') =>
    admin.send('POST', `/admin/credits/${String(adjustmentId)}/${decision}`, undefined, aKey());

  const history = async () => (await seller.send('GET', '/credits/transactions')).body['rows'];
  const balance = async () => (await seller.send('GET', '/credits/balance')).body['balance'];

  async function recorded(): Promise<readonly string[]> {
    const entries = await api.sql<{ action: string }>(
      'select action from platform.audit_entries where subject_id = $1 order by id',
      [id],
    );
    return entries.map(({ action }) => action);
  }
});
