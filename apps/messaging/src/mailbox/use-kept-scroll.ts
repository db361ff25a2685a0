import { useUser } from '@casewright/web';
import { useLocation } from '@casewright/web/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { loadKept, saveKept } from './kept-in-tab';

/** Where a list was scrolled to, after Back, a reload or signing in again. On a phone it scrolls with the page. */
export function useKeptScroll(list: string, isReady: boolean, isListShown: boolean) {
  const userId = useUser()?.id ?? '';
  const { key } = useLocation();
  const pane = useRef<HTMLDivElement>(null);
  const inPane = `${list}:scroll`;
  const ofPage = `${list}:scroll:${key}`;
  const ofPageNow = useRef(ofPage);

  useLayoutEffect(() => {
    if (!isReady) return;
    if (pane.current) pane.current.scrollTop = numberOf(loadKept(userId, inPane));
    const top = numberOf(loadKept(userId, ofPageNow.current));
    if (top > scrollY) scrollTo({ top, behavior: 'instant' });
  }, [userId, inPane, isReady]);

  useEffect(() => {
    ofPageNow.current = ofPage;
    const element = pane.current;
    if (!isReady || !isListShown) return;
    const keepPane = () => saveKept(userId, inPane, element?.scrollTop);
    const keepPage = () => saveKept(userId, ofPage, scrollY);
    element?.addEventListener('scroll', keepPane, { passive: true });
    addEventListener('scroll', keepPage, { passive: true });
    return () => {
      element?.removeEventListener('scroll', keepPane);
      removeEventListener('scroll', keepPage);
    };
  }, [userId, inPane, ofPage, isReady, isListShown]);

  return pane;
}

const numberOf = (kept: unknown): number => (typeof kept === 'number' ? kept : 0);
