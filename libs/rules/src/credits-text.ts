const numbers = new Intl.NumberFormat('en-US');

/** What a number of credits is followed by, where number and word are set apart. */
export const creditUnit = (credits: number): string => (credits === 1 ? 'credit' : 'credits');

export const creditsText = (credits: number): string => `${numbers.format(credits)} ${creditUnit(credits)}`;
