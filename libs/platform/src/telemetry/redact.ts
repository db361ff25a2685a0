const REDACTED = '[redacted]';
const MAX_DEPTH = 6;

/** Fields whose values never belong in a log. */
const SECRET_FIELD =
  /pass(word|phrase)|secret|token|cookie|authori[sz]ation|signature|idempotency|api[-_]?key|session/i;
/** `code` is what went wrong, unless it is one that was mailed. */
const MAILED_CODE = /^\d{6}$/;

/** Secrets inside of text, by what they look like or stand behind. */
const SECRETS_IN_TEXT: readonly (readonly [RegExp, string])[] = [
  [/(authorization["']?\s*[=:]\s*).*/gi, `$1${REDACTED}`],
  [/\bbearer\s+\S+/gi, REDACTED],
  [/((?:pass(?:word|phrase)|secret|token|cookie|signature|session)["']?\s*[=:]\s*["']?)[^\s"',;&]+/gi, `$1${REDACTED}`],
  [/(:\/\/)[^/\s@]+@/g, `$1${REDACTED}@`],
  [/\b(?:sk|rk|pk|whsec)_\w+/g, REDACTED],
  [/\$argon2\S+/g, REDACTED],
  // What PostgreSQL quotes of the row or the value that it refused.
  [/(Key \(.*?\)=)\(.*?\)(?= )/g, `$1(${REDACTED})`],
  [/(Failing row contains )\(.*\)/g, `$1(${REDACTED})`],
  [/(invalid input (?:syntax|value) for .*?: )".*"/g, `$1"${REDACTED}"`],
  // Long enough to be a key and to mix letters with digits; an id with its dashes is shorter.
  [/(?<![\w/-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{40,}/gi, REDACTED],
];

/** What every one of them has, or its length. Most texts that are logged have not, and are not looked through ten times. */
const MAY_HOLD_SECRET = /[=:$(_]|bearer/i;
const LENGTH_OF_KEY = 40;

/** What may be logged of a value: without secrets, by the names of its fields and the looks of its texts. */
export function redacted(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactedText(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth === MAX_DEPTH) return '…';
  if (isError(value)) return redactedError(value, depth);
  if (Array.isArray(value)) return value.map((entry) => redacted(entry, depth + 1));
  if (ArrayBuffer.isView(value)) return `${value.byteLength} bytes`;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, isSecret(name, field) ? REDACTED : redacted(field, depth + 1)]),
  );
}

export const redactedText = (text: string): string =>
  text.length >= LENGTH_OF_KEY || MAY_HOLD_SECRET.test(text)
    ? SECRETS_IN_TEXT.reduce((rest, [secret, replacement]) => rest.replace(secret, replacement), text)
    : text;

/** Told by its shape: libraries make errors that are not ours to recognise. */
const isError = (value: object): value is Error => 'message' in value && 'stack' in value;

/** Name, words and place; of its other fields only the code, since drivers attach rows and requests to errors. */
function redactedError(error: Error, depth: number): object {
  const code = 'code' in error ? error.code : undefined;
  return {
    type: error.name,
    message: redactedText(String(error.message)),
    ...(code !== undefined && { code }),
    stack: redactedText(String(error.stack)),
    ...(error.cause !== undefined && { cause: redacted(error.cause, depth + 1) }),
  };
}

const isSecret = (name: string, value: unknown): boolean =>
  SECRET_FIELD.test(name) || (name === 'code' && MAILED_CODE.test(String(value)));
