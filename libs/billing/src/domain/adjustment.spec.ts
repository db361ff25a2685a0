import { MINUTE_MS } from '@casewright/rules';
import { Adjustment } from './adjustment';
import {
  AdjustmentTooLarge,
  ExpiryNotInFuture,
  GrantExpired,
  OnlyGrantsExpire,
  OwnApproval,
  OwnCredits,
  RefundEnded,
  RefundTooLarge,
  RefundUnanswered,
  SecondAdminNeeded,
} from './adjustment.errors';
import { AmountNotWhole } from './credit-account.errors';
import { NOW } from './credit-account.fixture';

describe('a manual adjustment', () => {
  const request = (told: object, movedToday = 0, by = 'ada') =>
    Adjustment.request('dana', { kind: 'grant', credits: 1, reason: 'Goodwill', ...told }, by, movedToday, NOW);

  it.each([
    [{ credits: 0 }, AmountNotWhole],
    [{ credits: -1 }, AmountNotWhole],
    [{ kind: 'correction', credits: -1.5 }, AmountNotWhole],
    [{ credits: 100_001 }, AdjustmentTooLarge],
    [{ kind: 'correction', credits: -100_001 }, AdjustmentTooLarge],
    [{ kind: 'correction', expiresAt: new Date('2099-01-01') }, OnlyGrantsExpire],
    [{ expiresAt: NOW }, ExpiryNotInFuture],
  ])('is refused with %p', (told, error) => {
    expect(() => request(told)).toThrow(error);
  });

  it('waits for another admin above 500 credits a day', () => {
    expect(request({ credits: 500 }).status).toBe('posted');
    expect(request({ credits: 1 }, 499).status).toBe('posted');
    expect(request({ credits: 501 }).status).toBe('waiting');
    expect(request({ credits: 1 }, 500).status).toBe('waiting');
    expect(request({ kind: 'correction', credits: -1 }, 500).status).toBe('waiting');
  });

  it('is neither requested nor approved by its owner', () => {
    expect(() => request({}, 0, 'dana')).toThrow(OwnCredits);
    expect(() => request({ credits: 501 }).approve('dana', NOW)).toThrow(OwnCredits);
    expect(() => request({ credits: 501 }).approve('ada', NOW)).toThrow(OwnApproval);
  });

  it('is not approved once its credits would have expired', () => {
    const expiresAt = new Date(NOW.getTime() + MINUTE_MS);
    const grant = request({ credits: 501, expiresAt });
    expect(() => grant.approve('alan', expiresAt)).toThrow(GrantExpired);
    expect(grant.status).toBe('waiting');
    grant.decline('alan', expiresAt);
    expect(grant.status).toBe('declined');
  });
});

describe('the refund of an order', () => {
  const refundOf = (credits: number, movedToday = 0, by = 'ada') =>
    Adjustment.refund({ id: 'order', ownerId: 'dana', credits }, 'Bought by mistake', by, movedToday, NOW);

  it('is refused above 500 credits, before money is sent', () => {
    expect(refundOf(500).status).toBe('sending');
    expect(() => refundOf(501)).toThrow(RefundTooLarge);
    expect(() => refundOf(50, 0, 'dana')).toThrow(OwnCredits);
    expect(refundOf(100, 400).status).toBe('sending');
    expect(() => refundOf(100, 401)).toThrow(SecondAdminNeeded);
  });

  it('can be canceled once the provider has answered, or should have', () => {
    const [refused, lost] = [refundOf(50), refundOf(50)];
    for (const refund of [refused, lost]) refund.send(NOW);
    refused.noteAnswer(1);

    refused.cancel('Disputed', 2, 'alan', NOW);
    expect([refused.status, refused.decision, refused.cancellation]).toEqual([
      'canceled',
      { by: 'alan', at: NOW },
      'Disputed',
    ]);

    expect(() => lost.cancel('Disputed', 1, 'alan', later(3 * MINUTE_MS - 1))).toThrow(RefundUnanswered);
    lost.cancel('Disputed', 1, 'alan', later(3 * MINUTE_MS));
    expect(lost.status).toBe('canceled');
  });

  it('is not canceled if it was sent again since the provider was asked for it', () => {
    const refund = refundOf(50);
    refund.send(NOW);
    refund.noteAnswer(1);
    expect(() => refund.cancel('Disputed', 1, 'alan', NOW)).toThrow(RefundUnanswered);
    refund.cancel('Disputed', 2, 'alan', NOW);
    expect(refund.status).toBe('canceled');
  });

  it('is sent in the same attempt until the provider answers it', () => {
    const refund = refundOf(50);
    expect([refund.send(NOW), refund.send(NOW)]).toEqual([1, 1]);
    refund.noteAnswer(1);
    expect(refund.send(NOW)).toBe(2);
    refund.noteAnswer(1);
    expect(() => refund.cancel('Disputed', 2, 'alan', NOW)).toThrow(RefundUnanswered);
  });

  it('is neither sent, canceled, nor completed after it was canceled', () => {
    const refund = refundOf(50);
    refund.cancel('Disputed', 1, 'alan', NOW);

    expect(() => refund.send(NOW)).toThrow(RefundEnded);
    expect(() => refund.cancel('Disputed', 1, 'ada', NOW)).toThrow(RefundEnded);
    expect(refund.complete(NOW)).toBe(false);
    expect(refund.decision.by).toBe('alan');
  });

  it('is not canceled or sent once it is complete', () => {
    const refund = refundOf(50);
    refund.complete(NOW);

    expect(refund.send(NOW)).toBeUndefined();
    expect(() => refund.cancel('Disputed', 1, 'alan', NOW)).toThrow(RefundEnded);
  });

  it('fails only after it was completed', () => {
    const refund = refundOf(50);
    expect(refund.fail(NOW)).toBe(false);
    refund.complete(NOW);
    expect([refund.fail(later(1)), refund.fail(later(2))]).toEqual([true, false]);
    expect([refund.status, refund.decision.at]).toEqual(['failed', later(1)]);
    expect(refund.releaseEvents()).toMatchObject([{ type: 'billing.refund-failed', requestedBy: 'ada' }]);
    expect(() => refund.send(NOW)).toThrow(RefundEnded);
  });

  const later = (ms: number) => new Date(NOW.getTime() + ms);
});
