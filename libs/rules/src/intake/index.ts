export {
  statementText,
  leftOutText,
  LEFT_OUT_LABELS,
  STORAGE_LABELS,
  countableReasons,
  gibText,
} from './statement-text';
export {
  DEFAULT_CHOICES,
  type Intake,
  type IntakeChoices,
  type IntakeQuestion,
  isCounted,
  pricedStorage,
  QUESTION_KINDS,
  type RowGroup,
  type RowSums,
  STORAGE_KINDS,
  type StorageKind,
} from './intake';
export {
  BILL_LINE_LABELS,
  BILL_LINE_TYPES,
  type BillCell,
  type BillChoices,
  type BillCommitments,
  type BillIntake,
  type BillLineType,
  type BillStatement,
  COST_BASES,
  type CostBasis,
  costBy,
  costOf,
  countedCells,
  DEFAULT_BILL_CHOICES,
  isCountedByDefault,
  monthsOf,
} from './bills/bill';
export { billText, COST_BASIS_LABELS, leftOutCosts, moneyText, monthsText, monthText } from './bills/bill-text';
export { currencyOfFormat } from '../cells/currency-cell';
export { type BillKnowledge, BillReader } from './bills/read-bill';
export { withBillChoices } from './bills/with-bill-choices';
export type { InventoryTable } from '../inputs/input-tables';
export { type ChosenUnits, columnsWithoutUnit } from './general-table';
export { type IntakeMapping, type IntakeRow, MAX_INVENTORY_ROWS } from './inventory-sheet';
export { type InventoryResult, InventoryReader } from './read-inventory';
export { recognize, recognizeSheet, SOURCES } from './registry';
export {
  type Host,
  type InventoryEntry,
  isCountable,
  LEFT_OUT_REASONS,
  type LeftOutReason,
  type Machine,
  type Measured,
  type Power,
  ROW_KINDS,
  type RowKind,
  type RowPlace,
} from './rows';
export type {
  ColumnUnit,
  FoundColumn,
  RecognizedSheet,
  SheetHeaders,
  Source,
  SourceColumn,
  SourceField,
  SourceSheet,
} from './source';
export { binaryUnit, bytesIn, gibibytesIn, SIZE_UNITS, type SizeUnit, type SpeedUnit } from './units';
export { withChoices } from './with-choices';
export {
  CORRECTED_AMOUNTS,
  CORRECTED_FIELDS,
  type CorrectedAmount,
  type CorrectedField,
  correctionFault,
  type RowCorrection,
} from './corrections';
export { OS_FAMILIES, OS_FAMILY_LABELS, type OsFamily, osFamilyOf } from './os-family';
export { BINNED_AMOUNTS, binLabel, binLimits, type BinnedAmount } from './row-bins';
export { withGroups } from './with-groups';
export type { RowFault } from './groups';
