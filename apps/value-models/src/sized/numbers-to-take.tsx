import { assumptionText, unitAfter } from '@casewright/rules';
import { type SizedAssumption, sizedAssumptions } from '@casewright/rules/sizing';
import { Button, Checkbox, Loaded } from '@casewright/ui';
import { titleOf } from '@casewright/web';
import { useQuery } from '@casewright/web/query';
import { useState } from 'react';
import type { Editing } from '../editing/editing';
import { type Sized, sizingQuery } from './queries';
import { rowOf, taken } from './sized-rows';

interface NumbersToTakeProps {
  readonly caseId: string;
  readonly sized: Sized;
  readonly today: string;
  readonly editing: Editing;
  readonly onDone: () => void;
}

/** Each number of a sizing, to take as a sourced assumption. */
export function NumbersToTake({ caseId, sized, today, editing, onDone }: NumbersToTakeProps) {
  const found = useQuery(sizingQuery(caseId, sized));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { currency } = editing.content.model;
  return (
    <Loaded
      query={found}
      what="the sizing"
      rows={4}
      refused={(error) => (
        <p className="text-label text-danger">{titleOf(error, 'This sizing can’t be computed anymore.')}</p>
      )}
    >
      {(sizing) => {
        if (sizing.version.currency !== currency)
          return (
            <p className="text-label text-danger">
              These prices are in {sizing.version.currency}, but the model is in {currency}. Choose a price book in{' '}
              {currency}.
            </p>
          );
        const numbers = sizedAssumptions(sizing, sized, today);
        const chosen = numbers.filter(({ label }) => !left.has(label));
        const take = () => {
          for (const number of chosen) editing.change(taken(number));
          onDone();
        };
        return (
          <div className="grid gap-3">
            <ul aria-label="Numbers to take" className="grid gap-2">
              {numbers.map((number) => (
                <li key={number.label}>
                  <Checkbox
                    checked={!left.has(number.label)}
                    onChange={({ target }) =>
                      setLeft((before) => {
                        const after = new Set(before);
                        if (target.checked) after.delete(number.label);
                        else after.add(number.label);
                        return after;
                      })
                    }
                  >
                    <NumberText number={number} editing={editing} />
                  </Checkbox>
                </li>
              ))}
            </ul>
            <p className="text-label wrap-anywhere text-ink-muted">Source: {numbers[0]?.source}</p>
            <span className="flex flex-wrap gap-3">
              <Button kind="primary" disabled={chosen.length === 0} onClick={take}>
                {chosen.length === 1 ? 'Use 1 number' : `Use ${chosen.length} numbers`}
              </Button>
              <Button onClick={onDone}>Not now</Button>
            </span>
          </div>
        );
      }}
    </Loaded>
  );
}

function NumberText({ number, editing }: { readonly number: SizedAssumption; readonly editing: Editing }) {
  const row = rowOf(editing.content, number);
  return (
    <span className="wrap-anywhere">
      {number.label}:{' '}
      <strong className="font-semibold tabular-nums">
        {assumptionText(number, number.base) + unitAfter(number.unit)}
      </strong>
      {row && (
        <span className="text-ink-muted">
          , instead of {assumptionText(row, row.base) + unitAfter(row.unit)} in “{row.label}”
        </span>
      )}
    </span>
  );
}
