export interface LineColumn {
  /** As in the header row. */
  readonly header: string;
}

/** `row` counts the header as row 1. `column` is a header, or empty for the whole row. */
export interface LineFault {
  readonly row: number;
  readonly column: string;
  readonly message: string;
}

/** How lines of one kind, such as prices, are written in a CSV file. */
export interface LineFormat<Line, Column extends LineColumn> {
  /** In the order of an exported file. */
  readonly columns: readonly Column[];
  /** Columns that no file may leave out. */
  readonly needed: readonly Column[];
  readonly maxLines: number;
  readonly texts: { readonly unknownColumn: string; readonly tooManyLines: string };
  /** Returns undefined after a fault. `cell` returns trimmed text. */
  readonly read: (
    cell: (column: Column) => string,
    fault: (column: Column, message: string) => void,
  ) => Line | undefined;
  /** As in a file, empty where the line has no value. */
  readonly cellOf: (column: Column, line: Line) => string;
  /** Unique within a list. */
  readonly keyOf: (line: Line) => string;
  /** Fault of a line whose key another row has. */
  readonly duplicate: (firstRow: number) => { readonly column: string; readonly message: string };
  /** For people who compare lists. */
  readonly nameOf: (line: Line) => string;
  /** Columns whose values a comparison shows for a whole line. */
  readonly compared: readonly Column[];
}
