import { Button, Checkbox } from '@casewright/ui';
import { useShortcuts } from '@casewright/web';
import { Mail, MailOpen, Trash2, X } from 'lucide-react';
import { useMarkMessages } from '../reading/use-message-actions';
import type { Entry } from './message-list';
import { isReceived, isUnread } from './queries';

interface SelectionBarProps {
  readonly entries: readonly Entry[];
  readonly checked: readonly string[];
  readonly isDeleting: boolean;
  readonly onCheck: (ids: readonly string[] | undefined) => void;
  readonly onDelete: (ids: readonly string[]) => void;
}

export function SelectionBar({ entries, checked, isDeleting, onCheck, onDelete }: SelectionBarProps) {
  const hasShortcuts = useShortcuts();
  const marking = useMarkMessages();
  // Ignore messages that have left the list.
  const chosen = entries.filter(({ id }) => checked.includes(id));
  const areAll = entries.length > 0 && chosen.length === entries.length;
  const received = chosen.filter(isReceived);
  const unread = received.filter(isUnread);
  const as = unread.length > 0 ? 'read' : 'unread';
  const MarkIcon = as === 'read' ? MailOpen : Mail;
  return (
    <div
      role="group"
      aria-label="Selected messages"
      className="flex min-h-16 shrink-0 items-center justify-between gap-2 border-b border-line pr-2 pl-5.5"
    >
      <Checkbox checked={areAll} onChange={() => onCheck(areAll ? [] : idsOf(entries))}>
        <span aria-live="polite">{chosen.length === 0 ? 'Select all' : `${chosen.length} selected`}</span>
      </Checkbox>
      <div className="flex">
        {entries.some(isReceived) && (
          <Button
            kind="quiet"
            size="small"
            className={icon}
            aria-label={`Mark ${as}`}
            title={`Mark ${as}`}
            disabled={received.length === 0}
            isWorking={marking.isPending}
            onClick={() => marking.mutate({ ids: idsOf(as === 'read' ? unread : received), as })}
          >
            {!marking.isPending && <MarkIcon aria-hidden className="size-4.5" />}
          </Button>
        )}
        <Button
          kind="quiet"
          size="small"
          disabled={chosen.length === 0}
          aria-keyshortcuts={hasShortcuts ? '#' : undefined}
          isWorking={isDeleting}
          onClick={() => onDelete(idsOf(chosen))}
        >
          {!isDeleting && <Trash2 aria-hidden className="size-4" />}
          Delete
        </Button>
        <Button
          kind="quiet"
          size="small"
          className={icon}
          aria-label="Stop selecting"
          title="Stop selecting"
          aria-keyshortcuts="Escape"
          onClick={() => onCheck(undefined)}
        >
          <X aria-hidden className="size-4.5" />
        </Button>
      </div>
    </div>
  );
}

const idsOf = (entries: readonly Entry[]): readonly string[] => entries.map(({ id }) => id);
const icon = 'w-9 px-0! max-md:w-11';
