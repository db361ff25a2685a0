import { creditsText, type CreditPackage } from '@casewright/rules';
import { Badge, Button, moneyText } from '@casewright/ui';

interface PackageCardProps {
  readonly offer: CreditPackage;
  readonly isStarting: boolean;
  readonly isDisabled: boolean;
  /** The one to take, as far as we can tell. */
  readonly isPrimary: boolean;
  /** Credits that are missing for a case, which this package covers best. */
  readonly covers?: number | undefined;
  readonly onPurchase: () => void;
}

export function PackageCard({ offer, isStarting, isDisabled, isPrimary, covers, onPurchase }: PackageCardProps) {
  const { credits, amountCents, isPopular, description } = offer;
  return (
    <li
      className={`grid content-start gap-4 rounded-card border bg-surface p-6 ${isPopular ? 'border-value-fill shadow-sheet' : 'border-line'}`}
    >
      <div className="flex min-h-5.5 items-center justify-between gap-2">
        <h2 className="text-lead font-semibold">{credits} credits</h2>
        {isPopular && <Badge tone="value">Most Popular</Badge>}
      </div>
      <p>
        <span className="block font-serif text-stat font-semibold tracking-display tabular-nums">
          {moneyText(amountCents)}
        </span>
        <span className="block text-label text-ink-faint">{perCredit(amountCents / credits)} a credit</span>
      </p>
      <p className="text-small text-ink-muted">
        {description}
        {covers !== undefined && <span className="mt-1 block font-medium text-ink">{coversText(covers, credits)}</span>}
      </p>
      <Button kind={isPrimary ? 'primary' : 'secondary'} disabled={isDisabled} onClick={onPurchase}>
        {isStarting ? 'Processing...' : `Purchase ${credits} Credits`}
      </Button>
    </li>
  );
}

const coversText = (missing: number, credits: number): string =>
  missing <= credits
    ? `Covers the ${creditsText(missing)} that your case still needs.`
    : `The largest package: your case still needs ${creditsText(missing)}.`;

/** To the tenth of a cent where it matters: '$0.875'. */
const perCredit = (cents: number): string =>
  Number.isInteger(cents) ? moneyText(cents) : `$${(cents / 100).toFixed(3)}`;
