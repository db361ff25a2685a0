export interface InputField {
  readonly key: string;
  readonly label: string;
  readonly kind: 'number' | 'text';
  readonly isRequired: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly isWhole?: boolean;
}

export type InputAnswers = Readonly<Record<string, string>>;

export const INPUT_TEXT_MAX_LENGTH = 4_000;
const MOST = 1_000_000_000;

const count = (key: string, label: string): InputField => ({
  ...{ key, label, kind: 'number', isRequired: true, min: 1, max: MOST, isWhole: true },
});
const amount = (key: string, label: string, isRequired = true): InputField => ({
  ...{ key, label, kind: 'number', isRequired, min: 0, max: MOST },
});
const text = (key: string, label: string, isRequired: boolean): InputField => ({
  key,
  label,
  kind: 'text',
  isRequired,
});

const SIZES = [amount('memoryGb', 'Total memory (GB)'), amount('storageGb', 'Total storage (GB)')];

export const INPUT_FIELDS = {
  hosts: [
    count('hosts', 'Number of hosts'),
    count('cores', 'Total cores'),
    ...SIZES,
    amount('powerWatts', 'Total power (W)', false),
  ],
  machines: [
    ...[count('vms', 'Number of machines'), count('vcpu', 'Total vCPU'), ...SIZES],
    text('os', 'Operating systems', false),
  ],
  bill: [amount('monthlyCostUsd', 'Cost per month (USD)'), text('services', 'Most expensive services', false)],
  architecture: [text('design', 'Proposed design', true), amount('yearlyCostUsd', 'Price per year (USD)', false)],
  prices: [amount('yearlyCostUsd', 'Cost per year (USD)'), text('terms', 'Contract and term', false)],
  rate: [
    { ...amount('ratePercent', 'Discount rate (%)'), max: 50 },
    { ...count('horizonYears', 'Horizon (years)'), max: 10 },
  ],
} as const satisfies Record<string, readonly InputField[]>;

/** Error message by field key. */
export function answerFaults(fields: readonly InputField[], answers: InputAnswers): Readonly<Record<string, string>> {
  const known = new Set(fields.map(({ key }) => key));
  const faults = fields.map((field): [string, string | undefined] => [field.key, faultOf(field, answers[field.key])]);
  const unknown = Object.keys(answers).filter((key) => !known.has(key));
  return Object.fromEntries([
    ...faults.filter((fault): fault is [string, string] => fault[1] !== undefined),
    ...unknown.map((key): [string, string] => [key, 'This input has no such field.']),
  ]);
}

function faultOf(
  { kind, label, isRequired, min = 0, max = MOST, isWhole }: InputField,
  given = '',
): string | undefined {
  const answer = kind === 'number' ? withoutUnit(label, given) : given.trim();
  if (!answer) return isRequired ? requiredText(label) : undefined;
  if (kind === 'text')
    return answer.length > INPUT_TEXT_MAX_LENGTH
      ? `Use at most ${INPUT_TEXT_MAX_LENGTH.toLocaleString('en-US')} characters.`
      : undefined;
  const value = typedNumber(answer);
  if (value === undefined || (isWhole && !Number.isInteger(value)))
    return isWhole ? 'Enter a whole number.' : 'Enter a number.';
  return value < min || value > max
    ? `Enter a number from ${min.toLocaleString('en-US')} to ${max.toLocaleString('en-US')}.`
    : undefined;
}

/** "Enter the total storage in GB." */
function requiredText(label: string): string {
  const [name = label, unit] = label.replace(/\)$/, '').split(' (');
  return `Enter the ${name.charAt(0).toLowerCase()}${name.slice(1)}${unit ? ` in ${unit}` : ''}.`;
}

const typedNumber = (answer: string): number | undefined =>
  /^-?\d{1,3}(,\d{3})*(\.\d+)?$|^-?\d+(\.\d+)?$/.test(answer) ? Number(answer.replaceAll(',', '')) : undefined;

const CURRENCY_MARKS = ['US$', 'USD', '$'];

/** Sellers type the unit of the label too, as in "$250,000", "9 %" and "512 GB". */
function withoutUnit(label: string, given: string): string {
  const unit = label.endsWith(')') ? label.slice(label.lastIndexOf('(') + 1, -1) : undefined;
  const marks = unit === 'USD' ? CURRENCY_MARKS : unit ? [unit] : [];
  return marks.reduce(without, given.trim());
}

function without(answer: string, mark: string): string {
  const [upper, unit] = [answer.toUpperCase(), mark.toUpperCase()];
  if (upper.startsWith(unit)) return answer.slice(unit.length).trim();
  return upper.endsWith(unit) ? answer.slice(0, -unit.length).trim() : answer;
}

/** Answers to store: without surrounding space, empty ones, and units of numbers. */
export const tidyAnswers = (fields: readonly InputField[], answers: InputAnswers): InputAnswers =>
  Object.fromEntries(
    fields
      .map(({ key, kind, label }) => {
        const given = answers[key] ?? '';
        return [key, kind === 'number' ? withoutUnit(label, given) : given.trim()] as const;
      })
      .filter(([, answer]) => answer !== ''),
  );
