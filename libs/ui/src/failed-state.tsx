import { RotateCw } from 'lucide-react';
import { Button } from './button';

interface FailedStateProps {
  /** What could not be had. */
  readonly title: string;
  readonly isRetrying?: boolean;
  readonly onRetry: () => void;
}

/** In the place of what could not be loaded; the rest of the page stands. */
export function FailedState({ title, isRetrying = false, onRetry }: FailedStateProps) {
  return (
    <div role="alert" className="grid justify-items-center gap-4 px-4 py-9 text-center">
      <p className="text-small text-ink-muted">{title}</p>
      <Button size="small" disabled={isRetrying} onClick={onRetry}>
        <RotateCw aria-hidden className="size-4" />
        Retry
      </Button>
    </div>
  );
}
