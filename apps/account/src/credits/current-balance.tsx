import { creditText, Skeleton, Stat } from '@casewright/ui';
import { useBalanceReading } from '@casewright/web';

/** What cannot be read stays open, without an alarm (S1 §8). */
export function CurrentBalance() {
  const { balance, isUnreadable } = useBalanceReading();
  return (
    <dl>
      {balance === undefined ? (
        <Stat label="Current balance" value={isUnreadable ? '—' : <Skeleton className="h-7.5 w-20" />} />
      ) : (
        <Stat label="Current balance" value={creditText(balance)} unit="credits" />
      )}
    </dl>
  );
}
