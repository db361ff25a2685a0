import {
  asOfText,
  type Assumption,
  assumptionText,
  dayText,
  type Scenario,
  type Swing,
  type ValueModel,
} from '@casewright/rules';
import { ConfidenceMark } from '@casewright/ui';
import { ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode, useId, useState } from 'react';
import { RowComments } from '../comments/row-comments';
import { AssumptionDetails } from './assumption-details';

export interface AssumptionRowProps {
  readonly assumption: Assumption;
  readonly model: ValueModel;
  readonly scenario: Scenario;
  readonly swing: Swing | undefined;
}

export function AssumptionRow({ assumption, model, scenario, swing }: AssumptionRowProps) {
  const [isOpen, setOpen] = useState(false);
  const details = useId();
  const { label, unit, source, confidence } = assumption;
  return (
    <>
      <tr
        role="row"
        className="border-b border-line max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto_auto] max-md:items-center max-md:gap-x-2 max-md:py-1"
      >
        <th role="rowheader" scope="row" className={`${cell} font-medium`}>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={details}
            className="flex items-center gap-1.5 rounded-box text-left wrap-anywhere hover:text-accent max-md:min-h-11"
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronRight
              aria-hidden
              className={`size-3.5 shrink-0 text-ink-faint transition-transform ${isOpen ? 'rotate-90' : ''}`}
            />
            {label}
          </button>
        </th>
        <td role="cell" className={`${cell} text-right font-semibold tabular-nums max-md:col-span-2`}>
          {assumptionText(assumption, assumption[scenario] ?? assumption.base)}
          <span className="ml-1.5 font-normal text-ink-muted md:hidden">{unit !== '%' && unit}</span>
        </td>
        <td role="cell" className={`${cell} wrap-break-word text-ink-muted max-md:hidden`}>
          {breakable(unit)}
        </td>
        <td role="cell" className={`${cell} wrap-anywhere text-ink-muted`}>
          {source}
          <span className="md:hidden">, {asOfText(assumption, dayText)}</span>
        </td>
        <td role="cell" className={`${cell} whitespace-nowrap text-ink-muted max-md:hidden`}>
          {asOfText(assumption, dayText)}
        </td>
        <td role="cell" className={`${cell} pr-0 max-md:justify-self-end`}>
          <ConfidenceMark confidence={confidence} />
        </td>
        <td role="cell" className="text-right">
          <RowComments kind="assumption" id={assumption.id} label={label} />
        </td>
      </tr>
      {isOpen && (
        <tr role="row" className="max-md:block">
          <td role="cell" id={details} colSpan={7} className="p-0 max-md:block">
            <AssumptionDetails assumption={assumption} model={model} swing={swing} />
          </td>
        </tr>
      )}
    </>
  );
}

/** "USD/core/year", which breaks after its slashes only. */
const breakable = (unit: string): ReactNode =>
  unit.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

const cell = 'py-2 pr-3 max-md:p-0';
