const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Thousands of dollars: "10,183", "−1,617". */
export const thousandsText = (amount: number): string =>
  `${amount < 0 ? '−' : ''}${whole.format(Math.abs(amount) / 1000)}`;

/** Thousands of dollars: "+534", "−1,065", "0". */
export const thousandsChangeText = (amount: number): string => `${amount > 0 ? '+' : ''}${thousandsText(amount)}`;

export const yearText = (year: number): string => (year === 0 ? 'Start' : `Year ${year}`);
