import { useState } from 'react';
import { Panel } from '@casewright/ui';
import { useAddress } from '@casewright/web/address';
import { sizingInAddress } from '../addresses';
import type { Editing } from '../editing/editing';
import { NumbersToTake } from './numbers-to-take';
import { SizedNumber } from './sized-number';
import { sizedRows } from './sized-rows';

interface SizedPanelProps {
  readonly caseId: string;
  readonly editing: Editing;
}

/** Numbers from Size and price: those to take, and whether those taken are still up to date. */
export function SizedPanel({ caseId, editing }: SizedPanelProps) {
  const [offered, offer] = useAddress(sizingInAddress);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const rows = sizedRows(editing.content);
  if (!offered && rows.length === 0) return null;
  return (
    <Panel title="Size and price" detail="numbers from machines and a price book">
      <div className="grid gap-5">
        {offered && (
          <NumbersToTake
            caseId={caseId}
            sized={offered}
            today={today}
            editing={editing}
            onDone={() => offer(undefined)}
          />
        )}
        {rows.length > 0 && (
          <ul aria-label="Numbers from Size and price">
            {rows.map((row) => (
              <SizedNumber key={row.id} caseId={caseId} row={row} today={today} editing={editing} />
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}
