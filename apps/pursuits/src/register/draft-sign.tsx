import { CloudAlert, CloudCheck } from 'lucide-react';
import type { DraftStatus } from './use-draft';

const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

export function DraftSign({ status }: { readonly status: DraftStatus }) {
  return (
    <p role="status" className="flex min-h-5 items-center gap-2 text-label text-ink-muted">
      {status === 'unsaved' && (
        <>
          <CloudAlert aria-hidden className="size-4 text-danger" />
          Draft not saved
        </>
      )}
      {status && status !== 'unsaved' && (
        <>
          <CloudCheck aria-hidden className="size-4 text-accent" />
          Draft saved at {time.format(new Date(status.savedAt))}
        </>
      )}
    </p>
  );
}
