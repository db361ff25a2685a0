import { useLocation } from '@casewright/web/router';
import { useEffect, useRef, useState, type MouseEvent } from 'react';

export interface SiteMenu {
  readonly id: string;
  readonly isOpen: boolean;
  readonly toggle: (event: MouseEvent<HTMLElement>) => void;
  /** Returns the focus to the button that opened it. */
  readonly close: () => void;
}

const ID = 'site-menu';

export function useSiteMenu(): SiteMenu {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const opener = useRef<HTMLElement>(null);
  const isOpen = openedAt === key;

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: Event) => {
      const isInside = target instanceof Element && target.closest(`#${ID}, [aria-controls=${ID}]`);
      if (!isInside) setOpenedAt(undefined);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  return {
    id: ID,
    isOpen,
    toggle: ({ currentTarget }) => {
      opener.current = currentTarget;
      setOpenedAt(isOpen ? undefined : key);
    },
    close: () => {
      setOpenedAt(undefined);
      opener.current?.focus();
    },
  };
}
