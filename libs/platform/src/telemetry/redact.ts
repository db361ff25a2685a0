const REDACTED = '[redacted]';
const MAX_DEPTH = 6;

const SECRET_FIELD =
  /pass(word|phrase)|secret|token|cookie|authori[sz]ation|signature|idempotency|api[-_]?key|session/i;
/** An error's `code` is kept unless it looks like a mailed code. */
const MAILED_CODE = /^\d{6}$/;

const SECRETS_IN_TEXT: readonly (readonly [RegExp, string])[] = [
  [/(authorization["']?\s*[=:]\s*).*/gi, `$1${REDACTED}`],
  [/\bbearer\s+\S+/gi, REDACTED],
  [/((?:pass(?:word|phrase)|secret|token|cookie|signature|session)["']?\s*[=:]\s*["']?)[^\s"',;&]+/gi, `$1${REDACTED}`],
  [/(:\/\/)[^/\s@]+@/g, `$1${REDACTED}@`],
  [/\b(?:sk|rk|pk|whsec)_\w+/g, REDACTED],
  [/\$argon2\S+/g, REDACTED],
  // PostgreSQL quotes the rejected row or value, which may contain any character except line breaks.
  [/(Key \((?:[\w", ]*\)=)?).*/g, `$1${REDACTED}`],
  [/(Failing row contains ).*/g, `$1${REDACTED}`],
  [/(invalid input (?:syntax|value) for (?:[\w .]+: )?).*/g, `$1${REDACTED}`],
  // Long enough for a key that mixes letters and digits. UUIDs are shorter.
  [/(?<![\w/-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{40,}/gi, REDACTED],
];

/** Found in, or as long as, every such secret. Most texts skip the patterns. */
const MAY_HOLD_SECRET = /[=:$(_]|bearer/i;
const LENGTH_OF_KEY = 40;

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

/** By shape, since libraries define their own error classes. */
const isError = (value: object): value is Error => 'message' in value && 'stack' in value;

/** Keeps name, message, stack, and code: drivers attach rows and requests in other fields. */
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
