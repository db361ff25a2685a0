import { useUser } from '@casewright/web';
import { useLocation } from '@casewright/web/router';
import { useEffect, useLayoutEffect, useRef } from 'react';
import * as v from 'valibot';
import { loadKept, saveKept } from './kept-in-tab';

const TOP = v.number();

/** Restores a list's scroll position, of its pane on a desktop and of the page on a phone. */
export function useKeptScroll(list: string, isReady: boolean, isListShown: boolean) {
  const userId = useUser()?.id ?? '';
  const { key } = useLocation();
  const pane = useRef<HTMLDivElement>(null);
  const inPane = `${list}:scroll`;
  const ofPage = `${list}:scroll:${key}`;
  const ofPageNow = useRef(ofPage);

  useLayoutEffect(() => {
    if (!isReady) return;
    if (pane.current) pane.current.scrollTop = loadKept(TOP, userId, inPane) ?? 0;
    const top = loadKept(TOP, userId, ofPageNow.current) ?? 0;
    if (top > scrollY) scrollTo({ top, behavior: 'instant' });
  }, [userId, inPane, isReady]);

  useEffect(() => {
    const element = pane.current;
    if (!isReady || !element) return;
    const savePlace = () => saveKept(userId, inPane, element.scrollTop);
    element.addEventListener('scroll', savePlace, { passive: true });
    return () => element.removeEventListener('scroll', savePlace);
  }, [userId, inPane, isReady]);

  useEffect(() => {
    ofPageNow.current = ofPage;
    if (!isReady || !isListShown) return;
    const savePlace = () => saveKept(userId, ofPage, scrollY);
    addEventListener('scroll', savePlace, { passive: true });
    return () => removeEventListener('scroll', savePlace);
  }, [userId, ofPage, isReady, isListShown]);

  return pane;
}
