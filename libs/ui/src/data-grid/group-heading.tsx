interface GroupHeadingProps {
  readonly title: string;
  /** `aria-rowindex`, from 1. */
  readonly rowIndex: number;
  readonly columnCount: number;
  readonly isShaped: boolean;
}

/** Shown above the first row of a group. Its height must be `GROUP_HEIGHT`. */
export const GroupHeading = ({ title, rowIndex, columnCount, isShaped }: GroupHeadingProps) => (
  <tr
    role="row"
    aria-rowindex={rowIndex}
    className={`h-9 border-t border-line bg-paper ${isShaped ? 'block' : 'max-md:block max-md:first:border-t-0'}`}
  >
    <td
      role="cell"
      colSpan={columnCount}
      aria-colspan={columnCount}
      className="px-4 text-caption leading-8.5 font-semibold text-ink-muted max-md:block"
    >
      {title}
    </td>
  </tr>
);
