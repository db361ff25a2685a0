export {
  countedText,
  statementText,
  leftOutText,
  LEFT_OUT_LABELS,
  STORAGE_LABELS,
  countableReasons,
  gibText,
} from './intake/statement-text';
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
} from './intake/intake';
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
} from './intake/bills/bill';
export { billText, COST_BASIS_LABELS, leftOutCosts, moneyText, monthsText, monthText } from './intake/bills/bill-text';
export { currencyOfFormat } from './cells/currency-cell';
export { type BillKnowledge, BillReader } from './intake/bills/read-bill';
export { withBillChoices } from './intake/bills/with-bill-choices';
export type { InventoryTable } from './inputs/input-tables';
export { type ChosenUnits, columnsWithoutUnit } from './intake/general-table';
export { type IntakeMapping, type IntakeRow, MAX_INVENTORY_ROWS } from './intake/inventory-sheet';
export { type InventoryResult, InventoryReader } from './intake/read-inventory';
export { recognize, recognizeSheet, SOURCES } from './intake/registry';
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
} from './intake/rows';
export type {
  ColumnUnit,
  FoundColumn,
  RecognizedSheet,
  SheetHeaders,
  Source,
  SourceColumn,
  SourceField,
  SourceSheet,
} from './intake/source';
export { binaryUnit, bytesIn, gibibytesIn, SIZE_UNITS, type SizeUnit, type SpeedUnit } from './intake/units';
export { withChoices } from './intake/with-choices';
export {
  CORRECTED_AMOUNTS,
  CORRECTED_FIELDS,
  type CorrectedAmount,
  type CorrectedField,
  correctionFault,
  type RowCorrection,
} from './intake/corrections';
export { OS_FAMILIES, OS_FAMILY_LABELS, type OsFamily, osFamilyOf } from './intake/os-family';
export { BINNED_AMOUNTS, binLabel, binLimits, type BinnedAmount } from './intake/row-bins';
export { withGroups } from './intake/with-groups';
export type { RowFault } from './intake/groups';
