/** Created on first use: the first formatter blocks a slow phone for 40 ms. */
let dollars: Intl.NumberFormat | undefined;

interface CreditAmountProps {
  readonly credits: number;
  /** Shows a sign, as in a history. */
  readonly isChange?: boolean;
}

export function CreditAmount({ credits: amount, isChange = false }: CreditAmountProps) {
  const look = isChange && amount > 0 ? 'text-accent' : '';
  return <span className={`block text-right tabular-nums ${look}`}>{creditText(amount, isChange)}</span>;
}

export const creditText = (amount: number, isChange = false): string =>
  withMinus(`${isChange && amount >= 0 ? '+' : ''}${amount.toLocaleString('en-US')}`);

export function MoneyAmount({ cents }: { cents: number }) {
  return <span className="block text-right tabular-nums">{moneyText(cents)}</span>;
}

/** '$90.00' */
export function moneyText(cents: number): string {
  dollars ??= new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  return withMinus(dollars.format(cents / 100));
}

/** '$0.90', or 'about $0.88' where it is not a whole cent. */
export const unitPriceText = (cents: number): string =>
  Number.isInteger(cents) ? moneyText(cents) : `about ${moneyText(cents)}`;

/** The formatter writes a hyphen; a minus sign is as wide as the plus. */
const withMinus = (formatted: string): string => formatted.replace('-', '\u2212');
