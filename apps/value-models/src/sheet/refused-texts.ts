import { createContext, useContext, useMemo, useState } from 'react';

/** Invalid text of a cell that is no longer shown. */
export interface RefusedText {
  /** `<list>.<id>.<column>`. */
  readonly place: string;
  /** Label of the cell: 'Low of Hosts in service'. */
  readonly label: string;
  readonly text: string;
  readonly why: string;
}

interface RefusedTexts {
  readonly at: (place: string) => RefusedText | undefined;
  readonly remember: (refused: RefusedText) => void;
  readonly forget: (place: string) => void;
}

/** Without a provider, refused text is lost when the cell closes. */
export const RefusedTextsContext = createContext<RefusedTexts | undefined>(undefined);

export const useRefusedTexts = (): RefusedTexts | undefined => useContext(RefusedTextsContext);

/** Refused texts of closed cells, newest first. @param onKept called for each */
export function useKeptRefusals(onKept: (refused: RefusedText) => void) {
  const [kept, setKept] = useState<readonly RefusedText[]>([]);
  const [{ remember, forget }] = useState(() => ({
    remember: (refused: RefusedText) => {
      setKept((before) => [refused, ...without(before, refused.place)]);
      onKept(refused);
    },
    forget: (place: string) => setKept((before) => without(before, place)),
  }));
  const texts = useMemo(
    (): RefusedTexts => ({ at: (place) => kept.find((one) => one.place === place), remember, forget }),
    [kept, remember, forget],
  );
  return { kept, texts };
}

const without = (kept: readonly RefusedText[], place: string): readonly RefusedText[] =>
  kept.some((one) => one.place === place) ? kept.filter((one) => one.place !== place) : kept;
