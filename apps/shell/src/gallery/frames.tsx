import { Logo, Matrix, Panel } from '@casewright/ui';
import { useState } from 'react';

export function Frames() {
  const [ticked, setTicked] = useState<readonly string[]>(['a aws']);
  return (
    <Panel title="Frames">
      <div className="grid gap-6">
        <Logo />
        <Matrix
          caption="Environments"
          corner="Solution"
          rows={[{ id: 'a', label: 'Helix', note: 'Proposed' }]}
          columns={[
            { id: 'aws', label: 'AWS' },
            { id: 'azure', label: 'Microsoft Azure' },
          ]}
          isTicked={(row, column) => ticked.includes(`${row} ${column}`)}
          onTick={(cells, isTicked) => {
            const names = cells.map(({ rowId, columnId }) => `${rowId} ${columnId}`);
            setTicked((others) => [...others.filter((other) => !names.includes(other)), ...(isTicked ? names : [])]);
          }}
        />
      </div>
    </Panel>
  );
}
