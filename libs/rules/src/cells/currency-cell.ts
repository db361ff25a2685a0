/** Signs of one currency. "¥" and "kr" stand for several, so they are named as written. */
const SIGNS: readonly (readonly [sign: string, currency: string])[] = [
  ['US$', 'USD'],
  ['CA$', 'CAD'],
  ['AU$', 'AUD'],
  ['HK$', 'HKD'],
  ['NZ$', 'NZD'],
  ['MX$', 'MXN'],
  ['C$', 'CAD'],
  ['A$', 'AUD'],
  ['S$', 'SGD'],
  ['R$', 'BRL'],
  ['$', 'USD'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['¥', '¥'],
  ['￥', '¥'],
  ['₹', 'INR'],
  ['₩', 'KRW'],
  ['₺', 'TRY'],
  ['₽', 'RUB'],
  ['₪', 'ILS'],
  ['zł', 'PLN'],
  ['Kč', 'CZK'],
  ['kr.', 'kr'],
  ['kr', 'kr'],
  ['Rs.', 'INR'],
  ['Rs', 'INR'],
  ['Fr.', 'CHF'],
  ['SFr.', 'CHF'],
];

const CODES = new Set(
  (
    'AED ARS AUD BDT BGN BHD BRL CAD CHF CLP CNH CNY COP CZK DKK EGP EUR GBP HKD HUF IDR ILS INR ISK JPY KES KRW KWD ' +
    'KZT LKR MAD MXN MYR NGN NOK NZD OMR PEN PHP PKR PLN QAR RON RSD RUB SAR SEK SGD THB TRY TWD UAH USD UYU VND ZAR'
  ).split(' '),
);

const SIGN_WORDS: ReadonlySet<string> = new Set(SIGNS.map(([sign]) => sign));

/** Takes a currency off the start or the end of an amount: "USD 5", "5.00 €". */
export function currencyIn(text: string): { readonly rest: string; readonly currency: string } | undefined {
  const before = /^[^\d\s,()+\-−–—]{1,4}/.exec(text)?.[0] ?? '';
  // The point of "$.50" belongs to the amount, that of "Rs." to the sign.
  const start = namedCurrency(before) ? before : before.replace(/\.$/, '');
  const atStart = namedCurrency(start);
  if (start && atStart && start.length < text.length)
    return { rest: text.slice(start.length).trim(), currency: atStart };
  const end = /[^\d\s,()+\-−–—]{1,4}$/.exec(text)?.[0].replace(/^\.+/, '');
  const atEnd = end && namedCurrency(end);
  return end && atEnd && end.length < text.length
    ? { rest: text.slice(0, -end.length).trim(), currency: atEnd }
    : undefined;
}

const NAMES: Readonly<Record<string, string>> = {
  'us dollar': 'USD',
  'us dollars': 'USD',
  'u.s. dollar': 'USD',
  'u.s. dollars': 'USD',
  euro: 'EUR',
  euros: 'EUR',
  'pound sterling': 'GBP',
  'british pound': 'GBP',
  'swiss franc': 'CHF',
  'indian rupee': 'INR',
  'japanese yen': 'JPY',
};

/** Returns "EUR" for "€", "eur", "EUR" and "Euro", undefined for other words. */
export function namedCurrency(text: string): string | undefined {
  const name = text.trim();
  if (CODES.has(name.toUpperCase())) return name.toUpperCase();
  if (SIGN_WORDS.has(name)) return SIGNS.find(([sign]) => sign === name)?.[1];
  return NAMES[name.toLowerCase()];
}

/** The currency that a header names: "Cost (EUR)", "Cost [€]", "EUR net", "Kosten in EUR", "costInUsd", "CostUSD". */
export function currencyOfHeader(header: string): string | undefined {
  const text = header.trim();
  const named = [
    /[([]\s*(?:in )?([^\s()[\]]{1,4})\s*[)\]]/i,
    /(?:^|[\s_-])([^\s_-]{1,3})$/,
    /[a-z]([A-Z][a-z]{2}|[A-Z]{3})$/,
    /(?<![\p{L}\p{N}])([A-Z]{3}|[€£₹])(?![\p{L}\p{N}])/u,
  ];
  for (const pattern of named) {
    const currency = namedCurrency(pattern.exec(text)?.[1] ?? '');
    if (currency) return currency;
  }
  return undefined;
}

const CURRENCY_WORD =
  '(?:currency|w[äa]e?hrung|devise|moneda|valuta|amounts?|costs?|betr[äa]ge|kosten|montants?|importes?)';
const SAID = new RegExp(
  `(?<!\\p{L})${CURRENCY_WORD}(?:\\s+(?:are|is|sind|sont|in|en|code))*[\\s:=(]+([A-Z]{3}|[€£₹¥$])(?!\\p{L})`,
  'iu',
);

/** The currency that a title or note names: "All amounts in EUR", "Currency: €". */
export function currencyOfText(text: string): string | undefined {
  const named = SAID.exec(text)?.[1];
  return named !== undefined && named === named.toUpperCase() ? namedCurrency(named) : undefined;
}

/** The currency of a spreadsheet's number format: `[$€-407]#,##0.00`, `"€" #,##0`, `[$EUR] 0.00`. */
export function currencyOfFormat(format: string): string | undefined {
  const bracketed = /\[\$([^\]-]{1,4})(?:-[0-9A-F]{1,6})?\]/i.exec(format)?.[1];
  if (bracketed) return namedCurrency(bracketed);
  const quoted = /"\s*([^"\s]{1,4})\s*"/.exec(format)?.[1];
  if (quoted) return namedCurrency(quoted);
  const sign = /(?<!\[)[$€£¥₹]/.exec(format)?.[0];
  return sign && namedCurrency(sign);
}
