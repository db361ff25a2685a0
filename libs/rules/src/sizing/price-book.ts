export const PRICE_BOOK_LIMITS = { name: 100, source: 300, region: 100 } as const;

/** ISO 4217. */
export const CURRENCY_CODE = /^[A-Z]{3}$/;
export const CURRENCY_CODE_FAULT = 'Enter a three-letter currency code, such as USD.';
