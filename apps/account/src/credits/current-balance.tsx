import { creditsText, creditUnit } from '@casewright/rules';
import { Callout, creditText, Skeleton, Stat } from '@casewright/ui';
import { useBalanceReading } from '@casewright/web';

/** An unknown balance shows as a dash, without an error (S1 §8). */
export function CurrentBalance() {
  const { balance, debt, isUnreadable } = useBalanceReading();
  return (
    <div className="grid gap-4">
      <dl className="flex flex-wrap gap-x-12 gap-y-4">
        {balance === undefined ? (
          <Stat label="Current balance" value={isUnreadable ? '—' : <Skeleton className="h-7.5 w-20" />} />
        ) : (
          <Stat label="Current balance" value={creditText(balance)} unit={creditUnit(balance)} />
        )}
        {debt > 0 && <Stat label="Owed" value={creditText(debt)} unit={creditUnit(debt)} />}
      </dl>
      {debt > 0 && (
        <Callout kind="danger">
          A payment was reversed after you spent its credits. You owe {creditsText(debt)}. Your next purchase repays{' '}
          {debt === 1 ? 'it' : 'them'}, and then you can start cases again.
        </Callout>
      )}
    </div>
  );
}
