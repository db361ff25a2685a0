import { sizeText } from '@casewright/rules';
import { Button } from '@casewright/ui';
import { Pause, Play, X } from 'lucide-react';
import { FileIcon } from './file-icon';
import type { DraftAttachments, ListedAttachment } from './use-attachments';

/** The files of what is being written: how far each is, and what can be done with it. */
export function AttachmentTray({ attachments }: { readonly attachments: DraftAttachments }) {
  const { files, pause, resume, remove } = attachments;
  if (files.length === 0) return null;
  return (
    <ul aria-label="Attachments" className="grid gap-2 sm:grid-cols-2">
      {files.map((file) => (
        <li
          key={file.id}
          className="flex min-w-0 items-center gap-3 rounded-card border border-line bg-surface py-2 pr-1.5 pl-3"
        >
          <FileIcon name={file.name} />
          <div className="min-w-0 flex-1">
            <p className="truncate text-label font-medium" title={file.name}>
              {file.name}
            </p>
            {file.state === 'sending' || file.state === 'paused' ? (
              <progress
                aria-label={`Uploading ${file.name}`}
                max={file.size}
                value={file.sent}
                className="mt-1 block h-1 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent"
              />
            ) : null}
            <p className={`text-caption ${file.state === 'refused' ? 'text-danger' : 'text-ink-muted'}`}>
              {statusOf(file)}
            </p>
          </div>
          <div className="flex shrink-0">
            {file.state === 'sending' && (
              <IconButton label={`Pause ${file.name}`} icon={Pause} onClick={() => pause(file.id)} />
            )}
            {file.state === 'paused' && (
              <IconButton label={`Resume ${file.name}`} icon={Play} onClick={() => resume(file.id)} />
            )}
            <IconButton label={`Remove ${file.name}`} icon={X} onClick={() => void remove(file.id)} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function statusOf({ state, size, sent, problem }: ListedAttachment): string {
  switch (state) {
    case 'sending':
      return `${sizeText(sent)} of ${sizeText(size)}`;
    case 'paused':
      return `Paused at ${sizeText(sent)} of ${sizeText(size)}`;
    case 'stopped':
      return 'Upload stopped. Choose the file again to finish it.';
    case 'checking':
      return 'Checking...';
    case 'refused':
      return problem ?? 'We can’t accept this file.';
    case 'ready':
      return sizeText(size);
  }
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
