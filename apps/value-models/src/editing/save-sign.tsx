import { momentText } from '@casewright/rules';
import { Button } from '@casewright/ui';
import { Cloud, CloudOff, CloudUpload } from 'lucide-react';
import type { EditSession } from './use-edit-session';

export function SaveSign({ session: { state, faults, save } }: { readonly session: EditSession }) {
  if (state.kind !== 'refused' && state.kind !== 'invalid' && faults.length > 0) {
    const errors = faults.length === 1 ? 'one error' : `${faults.length} errors`;
    return <Sign icon={<CloudOff aria-hidden className="size-4 text-danger" />}>Not saved: fix {errors}</Sign>;
  }
  switch (state.kind) {
    case 'saved':
      return (
        <Sign icon={<Cloud aria-hidden className="size-4 text-accent" />}>
          Saved{state.at && `, ${momentText(state.at)}`}
        </Sign>
      );
    case 'changed':
    case 'saving':
      return <Sign icon={<CloudUpload aria-hidden className="size-4" />}>Saving...</Sign>;
    case 'failed':
      return (
        <Sign icon={<CloudOff aria-hidden className="size-4 text-danger" />}>
          Not saved
          <Button size="small" onClick={save}>
            Retry
          </Button>
        </Sign>
      );
    case 'invalid':
    case 'refused':
      return <Sign icon={<CloudOff aria-hidden className="size-4 text-danger" />}>Not saved</Sign>;
  }
}

const Sign = ({ icon, children }: { readonly icon: React.ReactNode; readonly children: React.ReactNode }) => (
  <p role="status" className="flex items-center gap-2 text-label text-ink-muted">
    {icon}
    {children}
  </p>
);
