import type { ValueModel } from '@casewright/rules';
import { useQuery } from '@casewright/web/query';
import { type ReactNode, useMemo, useState } from 'react';
import { CommentsDrawer } from './comments-drawer';
import { type Commenting, CommentingContext } from './commenting';
import { type Anchor, commentsQuery } from './queries';

interface CommentingAreaProps {
  readonly caseId: string;
  readonly model: ValueModel;
  readonly mayComment: boolean;
  /** Given how to open all comments. */
  readonly children: (openAll: () => void) => ReactNode;
}

/** Rows within it show their comments, and open them beside the page. */
export function CommentingArea({ caseId, model, mayComment, children }: CommentingAreaProps) {
  const { data: comments } = useQuery(commentsQuery(caseId));
  const [shown, show] = useState<Anchor | 'all'>();
  const commenting = useMemo((): Commenting => {
    const open = (comments ?? []).filter(({ resolvedAt }) => resolvedAt === null);
    return {
      openOn: (kind, id) => open.filter(({ rowKind, rowId }) => rowKind === kind && rowId === id).length,
      show,
    };
  }, [comments]);
  return (
    <CommentingContext value={commenting}>
      {children(() => show('all'))}
      {shown && (
        <CommentsDrawer
          caseId={caseId}
          model={model}
          anchor={shown === 'all' ? undefined : shown}
          mayComment={mayComment}
          onClose={() => show(undefined)}
        />
      )}
    </CommentingContext>
  );
}
