export const creditUnit = (credits: number): string => (credits === 1 ? 'credit' : 'credits');

export const creditsText = (credits: number): string => `${credits.toLocaleString('en-US')} ${creditUnit(credits)}`;
