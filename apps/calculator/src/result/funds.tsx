import { creditsText, creditUnit } from '@casewright/rules';
import { Button, creditText, Skeleton } from '@casewright/ui';
import { creditsMoved, useBalanceReading } from '@casewright/web';
import { shortfallText } from './shortfall';

interface FundsProps {
  /** Undefined once the case is started and paid. */
  readonly totalCredits: number | undefined;
}

/** Balance, and what remains or is missing after the case. */
export function Funds({ totalCredits }: FundsProps) {
  const { balance, debt, isUnreadable } = useBalanceReading();

  return (
    <section aria-labelledby="balance" className="rounded-card border border-line bg-surface p-6">
      <h2 id="balance" className="text-caption text-ink-muted">
        Your balance
      </h2>
      {balance === undefined ? (
        <div className="mt-1 font-serif text-title font-semibold">
          {isUnreadable ? '—' : <Skeleton className="h-9.75 w-28" />}
        </div>
      ) : (
        <p className="mt-1 font-serif text-title font-semibold tabular-nums">
          {creditText(balance)}{' '}
          <span className="font-sans text-label font-normal text-ink-faint">{creditUnit(balance)}</span>
        </p>
      )}
      {isUnreadable && (
        <div className="mt-2 flex flex-wrap items-center justify-between gap-3 text-label">
          <span className="text-danger">We couldn&apos;t load your balance.</span>
          <Button size="small" onClick={creditsMoved}>
            Retry
          </Button>
        </div>
      )}
      {debt > 0 && (
        <p className="mt-1 text-label text-danger">
          You owe {creditsText(debt)} because a payment was reversed after you spent {debt === 1 ? 'it' : 'them'}.
        </p>
      )}
      {totalCredits !== undefined && (
        <AfterThisCase left={balance === undefined ? undefined : balance - debt - totalCredits} />
      )}
    </section>
  );
}

function AfterThisCase({ left }: { readonly left: number | undefined }) {
  return (
    <p className="mt-4 flex items-baseline justify-between gap-3 border-t border-line pt-3.5 text-label">
      {left !== undefined && left < 0 ? (
        <span className="font-medium text-danger">{shortfallText(-left)}</span>
      ) : (
        <>
          <span className="text-ink-muted">After this case</span>
          <span className="font-semibold tabular-nums">{left === undefined ? '—' : creditsText(left)}</span>
        </>
      )}
    </p>
  );
}
