import { Panel } from '@casewright/ui';
import type { ReactNode } from 'react';

interface SettingsSectionProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function SettingsSection({ title, lead, aside, children }: SettingsSectionProps) {
  return (
    <Panel title={title} aside={aside}>
      <div className="grid gap-5">
        {lead && <p className="max-w-155 text-small text-pretty text-ink-muted">{lead}</p>}
        {children}
      </div>
    </Panel>
  );
}

export const settingsForm = 'grid max-w-128 gap-4.5';
