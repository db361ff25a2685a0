import { useMemo } from 'react';

/** Of the heading above the first row of each group. */
export const GROUP_HEIGHT = 36;

/** @param groupOf the title of a row's group, whose rows stand together */
export function useGroups<Row>(rows: readonly Row[], groupOf: ((row: Row) => string) | undefined) {
  return useMemo(() => {
    const titles: string[] = [];
    /** By row, how many headings there are down to it. */
    const counts = groupOf
      ? rows.map((row) => {
          const title = groupOf(row);
          if (title !== titles.at(-1)) titles.push(title);
          return titles.length;
        })
      : [];
    const countTo = (index: number): number => counts[index] ?? 0;
    return {
      count: titles.length,
      countTo,
      /** Of the heading right above a row. */
      titleAbove: (index: number): string | undefined =>
        countTo(index) > countTo(index - 1) ? titles[countTo(index) - 1] : undefined,
    };
  }, [rows, groupOf]);
}

export type GridGroups = ReturnType<typeof useGroups>;
