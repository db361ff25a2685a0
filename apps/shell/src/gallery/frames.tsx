import { AccountFrame, Logo, Matrix, Panel } from '@casewright/ui';
import { Link } from '@casewright/web/router';
import { Inbox, LayoutDashboard, Send } from 'lucide-react';
import { useState } from 'react';

const menu = [
  { items: [{ name: 'Dashboard', path: '/gallery', icon: LayoutDashboard }] },
  {
    name: 'Messages',
    items: [
      { name: 'Inbox', path: '/gallery#inbox', icon: Inbox, count: 3 },
      { name: 'Named only', icon: Send },
    ],
  },
];

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
        <AccountFrame groups={menu} current="/gallery" link={Link}>
          The page.
        </AccountFrame>
      </div>
    </Panel>
  );
}
