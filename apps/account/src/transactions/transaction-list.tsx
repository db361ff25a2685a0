import { momentText } from '@casewright/rules';
import { CreditAmount, creditText } from '@casewright/ui';
import { caseAt, receiptAt } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';
import { ArrowDownLeft, ArrowLeftRight, ArrowUpRight } from 'lucide-react';
import type { Transaction } from './queries';

const kinds = {
  purchase: { label: 'Purchase', icon: ArrowDownLeft, look: 'bg-accent-soft text-accent' },
  usage: { label: 'Usage', icon: ArrowUpRight, look: 'bg-value-soft text-value' },
  other: { label: 'Other', icon: ArrowLeftRight, look: 'bg-sunken text-ink-muted' },
} as const;

export function TransactionList({ transactions }: { transactions: readonly Transaction[] }) {
  return (
    <ul aria-label="Transactions">
      {transactions.map((transaction) => {
        const { label, icon: Icon, look } = kinds[transaction.type];
        return (
          <li key={transaction.id} className="flex items-center gap-3.5 border-t border-line py-3.5 first:border-t-0">
            <span className={`grid size-9 shrink-0 place-items-center rounded-full ${look}`}>
              <Icon aria-hidden className="size-4.5" />
            </span>
            <What {...transaction} />
            <span className="text-right">
              <span className="block font-semibold">
                <CreditAmount credits={transaction.amount} isChange />
              </span>
              <span className="block text-caption text-ink-faint">{label}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function What({ description, caseId, caseName, postedAt, balanceAfter, receiptOf }: Transaction) {
  return (
    <span className="min-w-0 flex-1">
      {caseId && (
        <Link to={caseAt(caseId)} className={`${link} text-small wrap-anywhere max-md:py-2.5`}>
          {caseName ?? 'View case'}
        </Link>
      )}
      <span className={caseId ? 'block text-label text-ink-muted' : 'block text-small font-medium wrap-anywhere'}>
        {description}
      </span>
      <span className="flex flex-wrap items-center gap-x-2 text-caption text-ink-faint">
        <time dateTime={postedAt}>{momentText(new Date(postedAt))}</time>
        <span className="tabular-nums">Balance {creditText(balanceAfter)}</span>
        {receiptOf && (
          <Link to={receiptAt(receiptOf)} aria-label={`Receipt: ${description}`} className={`${link} max-md:p-3`}>
            Receipt
          </Link>
        )}
      </span>
    </span>
  );
}

const link = 'inline-block rounded-box font-medium text-accent hover:text-accent-strong';
