import { BackLink } from '@casewright/web/links';
import { useLocation, useNavigate } from '@casewright/web/router';
import type { MouseEvent, ReactNode } from 'react';
import { isFromList } from './from-list';

interface BackToListProps {
  readonly path: string;
  readonly children: ReactNode;
}

/** Returns to the list as it was left, or to its start if the item was opened from elsewhere. */
export function BackToList({ path, children }: BackToListProps) {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  function goBack(event: MouseEvent): void {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || !isFromList(state)) return;
    event.preventDefault();
    void navigate(-1);
  }
  return (
    <BackLink to={path} aria-keyshortcuts="Escape" onClick={goBack}>
      {children}
    </BackLink>
  );
}
