import { Migration } from '@mikro-orm/migrations';

/** A completed refund can fail at the bank later. Its order can be refunded again. */
export class FailedRefunds extends Migration {
  override up(): void {
    this.addSql(`
      alter table billing.adjustments
        drop constraint known_state,
        add constraint known_state check (state in ('waiting', 'sending', 'posted', 'declined', 'canceled', 'failed')),
        add constraint only_refunds_fail check (state <> 'failed' or kind = 'refund');
      drop index billing.one_refund_per_order;
      create unique index one_refund_per_order on billing.adjustments (order_id) where state not in ('canceled', 'failed');

      drop trigger decided_once on billing.adjustments;
      create trigger decided_once before update on billing.adjustments for each row
        when (
          old.state in ('declined', 'canceled', 'failed')
          or (old.state = 'posted' and new.state <> 'failed')
          or (old.state <> 'posted' and new.state = 'failed')
          or (new.owner_id, new.kind, new.credits, new.reason, new.requested_by, new.requested_at)
            is distinct from (old.owner_id, old.kind, old.credits, old.reason, old.requested_by, old.requested_at)
          or (new.expires_at, new.order_id) is distinct from (old.expires_at, old.order_id)
        ) execute function billing.refuse_second_decision();

      update billing.adjustments adjusted set state = 'failed', decided_at = now()
      from billing.orders refunded
      where refunded.id = adjusted.order_id and adjusted.state = 'posted'
        and jsonb_path_exists(refunded.reversals, '$[*] ? (@.kind == "refund" && @.isActive == false)')
        and refunded.paid_cents > (
          select coalesce(sum((reversal ->> 'amountCents')::integer), 0)
          from jsonb_array_elements(refunded.reversals) reversal
          where reversal ->> 'kind' = 'refund' and (reversal ->> 'isActive')::boolean
        );
    `);
  }
}
