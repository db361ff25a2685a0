import { MessageSquare, MessageSquareText } from 'lucide-react';
import { useCommenting } from './commenting';
import type { Comment } from './queries';

interface RowCommentsProps {
  readonly kind: Comment['rowKind'];
  readonly id: string;
  readonly label: string;
}

export function RowComments({ kind, id, label }: RowCommentsProps) {
  const commenting = useCommenting();
  if (!commenting) return null;
  const open = commenting.openOn(kind, id);
  const Icon = open > 0 ? MessageSquareText : MessageSquare;
  return (
    <button
      type="button"
      aria-label={open > 0 ? `Comments on ${label}, ${open} open` : `Comment on ${label}`}
      title={open > 0 ? `${open} open` : 'Comment'}
      className={`inline-flex h-8 min-w-8 items-center justify-center gap-1 rounded-box text-caption font-semibold tabular-nums hover:bg-hover hover:text-ink max-md:h-11 max-md:min-w-11 ${open > 0 ? 'text-value' : 'text-ink-faint'}`}
      onClick={() => commenting.show({ rowKind: kind, rowId: id, rowLabel: label })}
    >
      <Icon aria-hidden className="size-4" />
      {open > 0 && open}
    </button>
  );
}
