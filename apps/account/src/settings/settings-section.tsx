import { Panel } from '@casewright/ui';
import type { ReactNode } from 'react';

interface SettingsSectionProps {
  readonly title: string;
  /** What it is for, in a sentence. */
  readonly lead?: ReactNode;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One thing to set: what it is on the left of a wide screen, how on the right. */
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

/** The form of a section: fields of a readable width, and one button at their end. */
export const settingsForm = 'grid max-w-128 gap-4.5';
