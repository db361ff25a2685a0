const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** '$760K', '$1.97M', '−$451K'. */
export function shortMoney(dollars: number): string {
  const sign = dollars < 0 ? '−' : '';
  const thousands = Math.round(Math.abs(dollars) / 1000);
  if (thousands < 1000) return `${sign}$${thousands}K`;
  return `${sign}$${thousands % 1000 === 0 ? thousands / 1000 : (Math.round(thousands / 10) / 100).toFixed(2)}M`;
}

/** '+$227K', '−$451K'. */
export const changeOfMoney = (dollars: number): string => `${dollars > 0 ? '+' : ''}${shortMoney(dollars)}`;

/** '$9,800'. */
export const dollars = (amount: number): string => `${amount < 0 ? '−' : ''}$${whole.format(Math.abs(amount))}`;

/** '25.5%'. */
export const percent = (share: number, digits = 1): string => `${(share * 100).toFixed(digits)}%`;
