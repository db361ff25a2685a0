import { Migration } from '@mikro-orm/migrations';

/** Refunds that the provider does not hold can be canceled, for a reason. Their order can be refunded again. */
export class CanceledRefunds extends Migration {
  override up(): void {
    this.addSql(`
      alter table billing.adjustments
        add column cancel_reason text check (length(cancel_reason) between 3 and 300),
        add column unanswered_since timestamptz, -- since when the provider's answer to a sent refund is awaited
        add column attempt integer not null default 1,
        drop constraint adjustments_state_check,
        add constraint known_state check (state in ('waiting', 'sending', 'posted', 'declined', 'canceled')),
        add constraint only_refunds_are_canceled check (state <> 'canceled' or kind = 'refund'),
        add constraint canceled_for_a_reason check ((state = 'canceled') = (cancel_reason is not null)),
        add constraint answered_at_the_end check (state = 'sending' or unanswered_since is null),
        drop constraint one_refund_per_order;
      update billing.adjustments set unanswered_since = now() where kind = 'refund' and state = 'sending';
      create unique index one_refund_per_order on billing.adjustments (order_id) where state <> 'canceled';

      drop trigger decided_once on billing.adjustments;
      create trigger decided_once before update on billing.adjustments for each row
        when (
          old.state in ('posted', 'declined', 'canceled')
          or (new.owner_id, new.kind, new.credits, new.reason, new.requested_by, new.requested_at)
            is distinct from (old.owner_id, old.kind, old.credits, old.reason, old.requested_by, old.requested_at)
          or (new.expires_at, new.order_id) is distinct from (old.expires_at, old.order_id)
        ) execute function billing.refuse_second_decision();
    `);
  }
}
