import { momentText, type ValueModel, VALUE_MODEL_LIMITS, personText } from '@casewright/rules';
import { Badge, Button, Loaded, Select, ShowOlder, TextareaField } from '@casewright/ui';
import { userIdOf, useSession } from '@casewright/web';
import { useInfiniteQuery } from '@casewright/web/query';
import { X } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type CommentDraft, keptComments } from './kept-comment';
import { type Anchor, type Comment, commentsQuery } from './queries';
import { useAddComment, useResolveComment } from './use-comment-work';

interface CommentsDrawerProps {
  readonly caseId: string;
  readonly model: ValueModel;
  /** The row whose comments are shown; all rows if absent. */
  readonly anchor: Anchor | undefined;
  readonly mayComment: boolean;
  readonly onClose: () => void;
}

export function CommentsDrawer({ caseId, model, anchor, mayComment, onClose }: CommentsDrawerProps) {
  const found = useInfiniteQuery(commentsQuery(caseId, anchor));
  const drafts = keptComments(useSession(userIdOf) ?? '', caseId);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    return () => void (opener instanceof HTMLElement && opener.focus({ preventScroll: true }));
  }, [anchor]);
  useEffect(() => {
    const close = ({ key, defaultPrevented }: KeyboardEvent) => key === 'Escape' && !defaultPrevented && onClose();
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [onClose]);
  const anchors = anchorsOf(model);
  const rows = new Set(anchors.map(keyOf));
  const key = anchor ? keyOf(anchor) : '';
  return (
    <aside
      aria-label="Comments"
      className="fixed top-16 right-0 bottom-0 z-5 grid w-full max-w-105 grid-rows-[auto_minmax(0,1fr)_auto] border-l border-line bg-surface shadow-sheet motion-safe:animate-arrive print:hidden"
    >
      <header className="flex items-start justify-between gap-3 border-b border-line p-5">
        <h2 ref={heading} tabIndex={-1} className="text-lead font-semibold wrap-anywhere outline-none">
          {anchor ? `Comments on ${anchor.rowLabel}` : 'Comments'}
        </h2>
        <Button kind="quiet" size="small" aria-label="Close comments" onClick={onClose}>
          <X aria-hidden className="size-4" />
        </Button>
      </header>
      <div className="overflow-y-auto p-5" role="region" aria-label="All comments" tabIndex={0}>
        <Loaded query={found} what="comments" rows={3}>
          {(comments) => (
            <div className="grid gap-4 [&>div]:border-t-0 [&>div]:pt-0">
              <ShowOlder {...found} label="Show older comments" />
              <Thread caseId={caseId} comments={comments} rows={rows} mayResolve={mayComment} hasRow={!!anchor} />
            </div>
          )}
        </Loaded>
      </div>
      {mayComment && (
        <CommentForm
          key={key}
          caseId={caseId}
          anchors={anchor ? anchors.filter((one) => keyOf(one) === key) : anchors}
          draft={drafts.load(key)}
          onDraft={(draft) => drafts.save(key, draft)}
        />
      )}
    </aside>
  );
}

const keyOf = ({ rowKind, rowId }: Pick<Anchor, 'rowKind' | 'rowId'>): string => `${rowKind}:${rowId}`;

const anchorsOf = ({ assumptions, costLines, benefits }: ValueModel): readonly Anchor[] => [
  ...assumptions.map(({ id, label }) => ({ rowKind: 'assumption' as const, rowId: id, rowLabel: label })),
  ...costLines.map(({ id, label, category }) => ({
    rowKind: 'line' as const,
    rowId: id,
    rowLabel: label === category ? label : `${category}, ${label}`,
  })),
  ...benefits.map(({ id, label }) => ({ rowKind: 'driver' as const, rowId: id, rowLabel: label })),
];

interface ThreadProps {
  readonly caseId: string;
  readonly comments: readonly Comment[];
  /** Rows that still exist in the model. */
  readonly rows: ReadonlySet<string>;
  readonly mayResolve: boolean;
  readonly hasRow: boolean;
}

function Thread({ caseId, comments, rows, mayResolve, hasRow }: ThreadProps) {
  const { mutate } = useResolveComment(caseId);
  if (comments.length === 0) return <p className="text-label text-ink-muted">No comments yet.</p>;
  return (
    <ul className="grid gap-4">
      {comments.map(({ id, rowKind, rowId, rowLabel, text, by, isFromSeller, writtenAt, resolvedAt }) => (
        <li key={id} className="grid gap-1 border-t border-line pt-4 text-label first:border-t-0 first:pt-0">
          {!hasRow && <span className="font-semibold wrap-anywhere">{rowLabel}</span>}
          <p className={`wrap-anywhere whitespace-pre-wrap ${resolvedAt ? 'text-ink-muted' : ''}`}>{text}</p>
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-ink-muted">
            {personText(by)}
            {isFromSeller && !by.isYou && ' (seller)'}, {momentText(new Date(writtenAt))}
            {resolvedAt && <Badge tone="neutral">Resolved</Badge>}
            {!rows.has(keyOf({ rowKind, rowId })) && <Badge tone="neutral">Row removed</Badge>}
            {mayResolve && (
              <Button
                kind="quiet"
                size="small"
                onClick={() => mutate({ commentId: id, isResolved: resolvedAt === null })}
              >
                {resolvedAt ? 'Reopen' : 'Resolve'}
              </Button>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface CommentFormProps {
  readonly caseId: string;
  /** Rows to comment on. Empty if the row is unsaved or was removed. */
  readonly anchors: readonly Anchor[];
  readonly draft: CommentDraft;
  readonly onDraft: (draft: CommentDraft) => void;
}

function CommentForm({ caseId, anchors, draft, onDraft }: CommentFormProps) {
  const { mutateAsync, isPending } = useAddComment(caseId);
  const [chosen, choose] = useState(draft.chosen);
  const [text, setText] = useState(draft.text);
  const latest = useRef(draft);
  const write = (next: string, about = latest.current.chosen) => {
    setText(next);
    choose(about);
    latest.current = { text: next, chosen: about };
    onDraft(latest.current);
  };
  const [error, setError] = useState<string>();
  // Looked up by key, since rows come and go.
  const anchor = chosen === undefined ? anchors[0] : anchors.find((one) => keyOf(one) === chosen);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return setError('Enter a comment.');
    if (!anchor) return setError('This row isn’t in the model as it was last saved. Choose another.');
    setError(undefined);
    // Cleared while sending, so that a reopened form does not offer it again.
    onDraft({ text: '', chosen });
    await mutateAsync({ ...anchor, text: text.trim() }).then(
      // Unless the next one is being typed.
      () => latest.current.text === text && write(''),
      () => onDraft(latest.current),
    );
  };
  return (
    <form
      noValidate
      aria-label="New comment"
      className="grid gap-3 border-t border-line p-5"
      onSubmit={(event) => void send(event)}
    >
      {anchors.length > 1 && (
        <Select label="About" value={anchor ? keyOf(anchor) : ''} onChange={({ target }) => write(text, target.value)}>
          {anchors.map((one) => (
            <option key={keyOf(one)} value={keyOf(one)}>
              {one.rowLabel}
            </option>
          ))}
        </Select>
      )}
      <TextareaField
        label="Comment"
        rows={3}
        value={text}
        error={error}
        maxLength={VALUE_MODEL_LIMITS.comment}
        onChange={({ target }) => write(target.value)}
      />
      <Button type="submit" kind="primary" size="small" className="justify-self-end" isWorking={isPending}>
        Send
      </Button>
    </form>
  );
}
