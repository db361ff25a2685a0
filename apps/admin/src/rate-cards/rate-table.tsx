import {
  MAX_SOLUTIONS,
  RATE_GROUPS,
  type RateCard,
  type RateFault,
  type RateGroup,
  type RateLine,
  rateLines,
  type Rates,
} from '@casewright/rules';
import { creditText, Panel, TableInput } from '@casewright/ui';
import { useId, useState } from 'react';
import { NOTHING } from '../list/cells';

interface RateTableProps {
  readonly version: string;
  readonly rates: Rates;
  /** The card to compare with. */
  readonly before: RateCard | undefined;
  /** Makes the table editable. */
  readonly onChange?: (rates: Rates) => void;
  readonly faults?: readonly RateFault[];
}

export function RateTable(props: RateTableProps) {
  const { version, rates, before } = props;
  const lines = rateLines(rates);
  return (
    <Panel title="Rates">
      <table className="w-full border-collapse text-small">
        <caption className="sr-only">Rates in credits</caption>
        <thead>
          <tr className="border-b border-line text-caption text-ink-muted">
            <th scope="col" className="pb-2 text-left font-medium">
              Rate
            </th>
            {before && (
              <th scope="col" className={head}>
                {before.version}
              </th>
            )}
            <th scope="col" className={head}>
              {version}
            </th>
            {before && (
              <th scope="col" className={head}>
                Change
              </th>
            )}
          </tr>
        </thead>
        {RATE_GROUPS.map((group) => (
          <Group key={group} {...props} group={group} lines={lines.filter((line) => line.group === group)} />
        ))}
      </table>
    </Panel>
  );
}

const head = 'w-18 pb-2 text-right font-medium md:w-24';

/** The calculator offers no more comparators. */
const MAX_COMPARATORS = 2 * MAX_SOLUTIONS;

function Group({
  group,
  lines,
  faults = [],
  ...props
}: RateTableProps & { readonly group: RateGroup; readonly lines: readonly RateLine[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const isFaulty = lines.some((line) => faults.some(({ field }) => field === line.field));
  const shown = showsAll || isFaulty ? lines : lines.slice(0, MAX_COMPARATORS);
  const span = props.before ? 4 : 2;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={span} className="pt-5 pb-1.5 text-left text-label font-semibold">
          {group}
        </th>
      </tr>
      {shown.map((line) => (
        <Line key={line.field} {...props} line={line} fault={faults.find(({ field }) => field === line.field)} />
      ))}
      {lines.length > MAX_COMPARATORS && !isFaulty && (
        <tr>
          <td colSpan={span} className="pt-2">
            <button
              type="button"
              aria-expanded={showsAll}
              className="text-label font-semibold text-accent hover:underline"
              onClick={() => setShowsAll(!showsAll)}
            >
              {showsAll ? 'Show fewer' : `Show ${lines.length - MAX_COMPARATORS} more`}
            </button>
          </td>
        </tr>
      )}
    </tbody>
  );
}

interface LineProps extends Pick<RateTableProps, 'rates' | 'before' | 'onChange'> {
  readonly line: RateLine;
  readonly fault: RateFault | undefined;
}

function Line({ line, fault, rates, before, onChange }: LineProps) {
  const id = useId();
  const { group, label, unit, valueIn, set } = line;
  const value = valueIn(rates);
  const [typed, type] = useState('');
  // What is typed, unless the figure was changed elsewhere.
  const shown = Object.is(figureIn(typed), value) ? typed : Number.isFinite(value) ? String(value) : '';
  const old = before && valueIn(before);
  const change = old === undefined || Number.isNaN(value) ? 0 : rounded(value - old);
  const text = (amount: number) => `${creditText(amount)}${unit === 'percent' ? '%' : ''}`;
  return (
    <tr className="border-b border-line last:border-b-0">
      <th scope="row" className="py-2 pr-3 text-left font-normal wrap-anywhere">
        {label}
        {fault && (
          <span id={id} className="block text-label text-danger">
            {fault.message}
          </span>
        )}
      </th>
      {old !== undefined && <td className="py-2 text-right text-ink-muted tabular-nums">{text(old)}</td>}
      <td className="py-2 pl-3 text-right font-semibold tabular-nums">
        {onChange ? (
          <TableInput
            label={`${group}: ${label}`}
            errorId={fault && id}
            value={shown}
            onChange={({ target }) => {
              type(target.value);
              onChange(set(rates, figureIn(target.value)));
            }}
          />
        ) : (
          text(value)
        )}
      </td>
      {old !== undefined && (
        <td className={`py-2 text-right tabular-nums ${change === 0 ? 'text-ink-faint' : 'font-semibold text-value'}`}>
          {change === 0 ? NOTHING : creditText(change, true)}
        </td>
      )}
    </tr>
  );
}

const figureIn = (text: string): number => (text.trim() === '' ? NaN : Number(text));

/** Rounds to cents, since binary fractions are inexact. */
const rounded = (amount: number): number => Math.round(amount * 100) / 100;
