import type { Decimal } from '../../cells/exact-sum';
import type { SourceField } from '../source';
import type { DateOrder } from '../../cells/month-cell';
import type { BillLineType } from './bill';

/** The cells of one line. */
export interface LineCells {
  /** Whether the file has the column. */
  has(field: SourceField): boolean;
  /** Trimmed. Empty if it isn't given. */
  text(field: SourceField): string;
  /** 0 if it isn't given. */
  amount(field: SourceField): Decimal;
}

/** A line that its source reads, in the currency of the file. */
export interface BillLine {
  readonly type: BillLineType;
  /** Each the amount of the column of this name if undefined. */
  readonly effective?: Decimal;
  readonly list?: Decimal;
  /** Amounts of the same line that are of another type, such as Google's credits. */
  readonly more?: readonly { readonly type: BillLineType; readonly amount: Decimal }[];
  /** The column whose cell can't be read. */
  readonly unread?: SourceField;
  /** Of lines that cancel each other, so that their sum is 0. */
  readonly cancels?: Decimal;
  /** What it covers or leaves unused of a commitment. */
  readonly commitment?: { readonly id: string; readonly isUnused: boolean; readonly until?: string };
}

/** How a source means the lines of its bills. */
export interface BillRules {
  readonly line: (cells: LineCells) => BillLine;
  /** Dates of this source. The file itself needn't decide. */
  readonly dates?: DateOrder;
  /** Cloud of all lines, if the file has no column for it. */
  readonly provider?: string;
  /** Whether the effective cost can be computed from these columns. By default, if there is a column for it. */
  readonly hasEffective?: (has: (field: SourceField) => boolean) => boolean;
  /** Why files of this kind can't be read. */
  readonly refusal?: string;
}
