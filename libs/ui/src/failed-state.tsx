import { RotateCw } from 'lucide-react';
import { Button } from './button';

interface FailedStateProps {
  /** 'Failed to load messages.' */
  readonly title: string;
  readonly isRetrying?: boolean;
  readonly onRetry: () => void;
}

export function FailedState({ title, isRetrying = false, onRetry }: FailedStateProps) {
  return (
    <div role="alert" className="grid justify-items-center gap-4 px-4 py-9 text-center">
      <p className="text-small text-ink-muted">{title}</p>
      <Button size="small" isWorking={isRetrying} onClick={onRetry}>
        {!isRetrying && <RotateCw aria-hidden className="size-4" />}
        Retry
      </Button>
    </div>
  );
}
