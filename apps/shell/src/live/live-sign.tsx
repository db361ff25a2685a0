import { CloudOff } from 'lucide-react';
import { useLiveStatus } from './live-status';

export function LiveSign() {
  const isOffline = useLiveStatus((status) => status === 'offline');
  return (
    <div
      role="status"
      className="pointer-events-none fixed z-6 flex justify-center max-lg:inset-x-0 max-lg:top-18 lg:bottom-4.5 lg:left-4.5 print:hidden"
    >
      {isOffline && (
        <p className="flex items-center gap-2 rounded-full border border-line bg-surface px-3.5 py-1.5 text-label text-ink-muted shadow-sheet">
          <CloudOff aria-hidden className="size-4" />
          You’re offline. Reconnecting…
        </p>
      )}
    </div>
  );
}
