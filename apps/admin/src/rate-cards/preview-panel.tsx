import {
  ACV_TIERS,
  type CaseSelections,
  COMPUTE_MODELS,
  ENVIRONMENTS,
  MAX_SOLUTIONS,
  priceCase,
  type RateCard,
  type Rates,
  SLA_DAYS,
  type Solution,
} from '@casewright/rules';
import { Checkbox, creditText, Panel, Select } from '@casewright/ui';
import { useState } from 'react';

interface PreviewPanelProps {
  readonly version: string;
  readonly rates: Rates;
  readonly before: RateCard | undefined;
}

const counts = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

const LINES = [
  ['Base solutions', 'baseCredits'],
  ['Solution analysis', 'analysisCredits'],
  ['SLA turnaround', 'slaCredits'],
  ['ACV tier', 'acvCredits'],
  ['Presentation support', 'supportCredits'],
  ['Total', 'totalCredits'],
] as const;

/** Compares the price of one case under both cards. */
export function PreviewPanel({ version, rates, before }: PreviewPanelProps) {
  const [solutions, setSolutions] = useState(2);
  const [environments, setEnvironments] = useState(1);
  const [computeModels, setComputeModels] = useState(1);
  const [days, setDays] = useState<string>(String(SLA_DAYS[0]));
  const [tier, setTier] = useState<string>(ACV_TIERS[0]);
  const [presentationSupport, setSupport] = useState(false);
  const selections: CaseSelections = {
    ...comparing(solutions, environments, computeModels),
    slaDays: SLA_DAYS.find((one) => String(one) === days),
    acvTier: ACV_TIERS.find((one) => one === tier),
    presentationSupport,
  };
  const price = priceCase(selections, { ...rates, version, validFrom: new Date(0) });
  const old = before && priceCase(selections, before);
  const choice = (label: string, value: number, set: (value: number) => void, options: readonly number[]) => (
    <Select label={label} value={value} onChange={({ target }) => set(Number(target.value))}>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </Select>
  );
  return (
    <Panel title="Try a case">
      <div className="grid grid-cols-3 items-end gap-3">
        {choice('Solutions', solutions, setSolutions, counts(2, 2 * MAX_SOLUTIONS))}
        {choice('Environments', environments, setEnvironments, counts(0, ENVIRONMENTS.length))}
        {choice('Models', computeModels, setComputeModels, counts(0, COMPUTE_MODELS.length))}
      </div>
      <div className="mt-3 grid grid-cols-2 gap-3">
        <Select label="Turnaround" value={days} onChange={({ target }) => setDays(target.value)}>
          <option value="">Not specified</option>
          {SLA_DAYS.map((one) => (
            <option key={one} value={one}>
              {one === 1 ? '1 day' : `${one} days`}
            </option>
          ))}
        </Select>
        <Select label="ACV tier" value={tier} onChange={({ target }) => setTier(target.value)}>
          <option value="">Not specified</option>
          {ACV_TIERS.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Select>
      </div>
      <div className="mt-3">
        <Checkbox checked={presentationSupport} onChange={({ target }) => setSupport(target.checked)}>
          Presentation support
        </Checkbox>
      </div>
      <table className="mt-4 w-full border-collapse text-label">
        <caption className="sr-only">What this case costs</caption>
        <thead>
          <tr className="border-b border-line text-caption text-ink-muted">
            <th scope="col" className="pb-2 text-left font-medium">
              Line
            </th>
            {before && (
              <th scope="col" className="pb-2 text-right font-medium">
                {before.version}
              </th>
            )}
            <th scope="col" className="pb-2 text-right font-medium">
              {version}
            </th>
          </tr>
        </thead>
        <tbody>
          {LINES.map(([label, line]) => (
            <tr
              key={line}
              className={`border-b border-line last:border-b-0 ${line === 'totalCredits' ? 'font-semibold' : ''}`}
            >
              <th scope="row" className={`py-1.5 text-left ${line === 'totalCredits' ? '' : 'font-normal'}`}>
                {label}
              </th>
              {old && <td className="py-1.5 text-right text-ink-muted tabular-nums">{creditText(old[line])}</td>}
              <td
                className={`py-1.5 text-right tabular-nums ${old && old[line] !== price[line] ? 'font-semibold text-value' : ''}`}
              >
                {creditText(price[line])}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

/** Splits the solutions between both sides. Only the first selects environments and models. */
function comparing(solutions: number, environments: number, computeModels: number) {
  const all = counts(1, solutions).map((number): Solution => ({
    name: '',
    environments: number === 1 ? ENVIRONMENTS.slice(0, environments) : [],
    computeModels: number === 1 ? COMPUTE_MODELS.slice(0, computeModels) : [],
  }));
  const half = Math.ceil(solutions / 2);
  return { proposed: all.slice(0, half), competitive: all.slice(half) };
}
