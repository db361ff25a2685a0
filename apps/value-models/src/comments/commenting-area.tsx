import type { ValueModel } from '@casewright/rules';
import { type ReactNode, useMemo, useState } from 'react';
import { CommentsDrawer } from './comments-drawer';
import { type Commenting, CommentingContext } from './commenting';
import type { StartedModel } from '../queries';
import type { Anchor } from './queries';

interface CommentingAreaProps {
  readonly caseId: string;
  readonly model: ValueModel;
  readonly open: StartedModel['openComments'];
  readonly mayComment: boolean;
  readonly children: (openAll: () => void) => ReactNode;
}

/** Provides comments to the rows within it. */
export function CommentingArea({ caseId, model, open, mayComment, children }: CommentingAreaProps) {
  const [shown, show] = useState<Anchor | 'all'>();
  const commenting = useMemo((): Commenting => {
    const counts = new Map(open.map(({ rowKind, rowId, count }) => [`${rowKind}:${rowId}`, count]));
    return { openOn: (kind, id) => counts.get(`${kind}:${id}`) ?? 0, show };
  }, [open]);
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
