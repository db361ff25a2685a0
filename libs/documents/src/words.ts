const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Thousands of dollars: "10,183", "−1,617". */
export function thousandsText(amount: number): string {
  const text = whole.format(Math.abs(amount) / 1000);
  return amount < 0 && text !== '0' ? `−${text}` : text;
}

/** Thousands of dollars: "+534", "−1,065", "0". */
export function thousandsChangeText(amount: number): string {
  const text = thousandsText(amount);
  return amount > 0 && text !== '0' ? `+${text}` : text;
}

export const yearText = (year: number): string => (year === 0 ? 'Start' : `Year ${year}`);
