import { useState } from 'react';

interface Look {
  /** Titles of hidden columns. */
  readonly hidden: readonly string[];
  readonly isCompact: boolean;
}

export interface GridLook extends Look {
  readonly toggle: (title: string) => void;
  readonly setCompact: (isCompact: boolean) => void;
}

const PLAIN: Look = { hidden: [], isCompact: false };

/** Shown columns and row height. Stored in this browser if the grid has a name. */
export function useGridLook(name: string | undefined): GridLook {
  const key = name && `casewright:grid:${name}`;
  const [look, setLook] = useState(() => keptLook(key));
  const change = (next: Look) => {
    setLook(next);
    if (key) localStorage.setItem(key, JSON.stringify(next));
  };
  const { hidden } = look;
  return {
    ...look,
    toggle: (title) =>
      change({ ...look, hidden: hidden.includes(title) ? hidden.filter((one) => one !== title) : [...hidden, title] }),
    setCompact: (isCompact) => change({ ...look, isCompact }),
  };
}

function keptLook(key: string | undefined): Look {
  try {
    const kept = JSON.parse((key && localStorage.getItem(key)) || 'null') as Partial<Look> | null;
    return {
      hidden: Array.isArray(kept?.hidden) ? kept.hidden.filter((title) => typeof title === 'string') : PLAIN.hidden,
      isCompact: kept?.isCompact === true,
    };
  } catch {
    return PLAIN;
  }
}
