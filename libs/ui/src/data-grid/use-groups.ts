import { useMemo } from 'react';

/** Height of a group heading, in CSS pixels. */
export const GROUP_HEIGHT = 36;

/** @param groupOf title of a row's group. Rows of a group must be adjacent */
export function useGroups<Row>(rows: readonly Row[], groupOf: ((row: Row) => string) | undefined) {
  return useMemo(() => {
    const titles: string[] = [];
    /** Number of headings above a row, including its own. */
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
      /** Title of the heading directly above a row. */
      titleAbove: (index: number): string | undefined =>
        countTo(index) > countTo(index - 1) ? titles[countTo(index) - 1] : undefined,
    };
  }, [rows, groupOf]);
}

export type GridGroups = ReturnType<typeof useGroups>;
