import { creditsText, type CreditPackage } from '@casewright/rules';
import { Badge, Button, moneyText, unitPriceText } from '@casewright/ui';

interface PackageCardProps {
  readonly offer: CreditPackage;
  readonly isStarting: boolean;
  readonly isDisabled: boolean;
  readonly isPrimary: boolean;
  /** Missing credits of the case, if this package covers them best. */
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
        <span className="block text-label text-ink-faint">{unitPriceText(amountCents / credits)} a credit</span>
      </p>
      <p className="text-small text-ink-muted">
        {description}
        {covers !== undefined && <span className="mt-1 block font-medium text-ink">{coversText(covers, credits)}</span>}
      </p>
      <Button
        kind={isPrimary ? 'primary' : 'secondary'}
        disabled={isDisabled && !isStarting}
        isWorking={isStarting}
        onClick={onPurchase}
      >
        {isStarting ? 'Processing...' : `Purchase ${credits} Credits`}
      </Button>
    </li>
  );
}

const coversText = (missing: number, credits: number): string =>
  missing <= credits
    ? `Covers the ${creditsText(missing)} your case still needs.`
    : `The largest package. Your case still needs ${creditsText(missing)}.`;
