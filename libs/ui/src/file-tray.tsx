import { Pause, Play, X } from 'lucide-react';
import { Button } from './button';
import { FileIcon } from './file-icon';
import { ProgressBar } from './progress-bar';

export interface TrayFile {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly sent: number;
  readonly state: 'sending' | 'paused' | 'stopped' | 'checking' | 'ready' | 'refused';
  readonly status: string;
}

interface FileTrayProps {
  readonly label: string;
  readonly files: readonly TrayFile[];
  readonly className?: string;
  readonly onPause: (id: string) => void;
  readonly onResume: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

/** Uploads with their progress and actions. */
export function FileTray({ label, files, className = '', onPause, onResume, onRemove }: FileTrayProps) {
  if (files.length === 0) return null;
  return (
    <ul aria-label={label} className={`grid gap-2 ${className}`}>
      {files.map(({ id, name, size, sent, state, status }) => (
        <li
          key={id}
          className="flex min-w-0 items-center gap-3 rounded-card border border-line bg-surface py-2 pr-1.5 pl-3"
        >
          <FileIcon name={name} />
          <div className="min-w-0 flex-1">
            <p className="text-label font-medium wrap-anywhere">{name}</p>
            {state === 'sending' || state === 'paused' ? (
              <ProgressBar
                label={`Uploading ${name}`}
                max={size}
                value={state === 'sending' && sent === 0 ? undefined : sent}
                className="mt-1 h-1"
              />
            ) : null}
            <p className={`text-caption ${state === 'refused' ? 'text-danger' : 'text-ink-muted'}`}>{status}</p>
          </div>
          <div className="flex shrink-0">
            {state === 'sending' && <IconButton label={`Pause ${name}`} icon={Pause} onClick={() => onPause(id)} />}
            {state === 'paused' && <IconButton label={`Resume ${name}`} icon={Play} onClick={() => onResume(id)} />}
            <IconButton label={`Remove ${name}`} icon={X} onClick={() => onRemove(id)} />
          </div>
        </li>
      ))}
    </ul>
  );
}

interface IconButtonProps {
  readonly label: string;
  readonly icon: typeof X;
  readonly onClick: () => void;
}

function IconButton({ label, icon: Icon, onClick }: IconButtonProps) {
  return (
    <Button
      kind="quiet"
      size="small"
      className="w-8 px-0! max-md:w-11"
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon aria-hidden className="size-4" />
    </Button>
  );
}
