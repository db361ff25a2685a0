const credits = new Intl.NumberFormat('en-US');
const signed = new Intl.NumberFormat('en-US', { signDisplay: 'always' });
const wholeDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

interface CreditAmountProps {
  readonly credits: number;
  /** As in a history: what came with a plus, what went with a minus. */
  readonly isChange?: boolean;
}

/** Set so that amounts below each other stand digit under digit. */
export function CreditAmount({ credits: amount, isChange = false }: CreditAmountProps) {
  const look = isChange && amount > 0 ? 'text-accent' : '';
  return <span className={`block text-right tabular-nums ${look}`}>{creditText(amount, isChange)}</span>;
}

export const creditText = (amount: number, isChange = false): string => (isChange ? signed : credits).format(amount);

export function MoneyAmount({ cents }: { cents: number }) {
  return <span className="block text-right tabular-nums">{moneyText(cents)}</span>;
}

/** Without cents where there are none: '$90', '$87.50'. */
export const moneyText = (cents: number): string => (cents % 100 === 0 ? wholeDollars : dollars).format(cents / 100);
