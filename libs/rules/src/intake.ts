export {
  countedText,
  statementText,
  LEFT_OUT_LABELS,
  rowsText,
  STORAGE_LABELS,
  gibText,
} from './intake/statement-text';
export {
  DEFAULT_CHOICES,
  type Intake,
  type IntakeChoices,
  type IntakeQuestion,
  isConfirmed,
  QUESTION_KINDS,
  type RowGroup,
  STORAGE_KINDS,
  type StorageKind,
} from './intake/intake';
export {
  BILL_LINE_LABELS,
  BILL_LINE_TYPES,
  type BillChoices,
  type BillCommitments,
  type BillIntake,
  type BillLineType,
  type BillStatement,
  type BillTypeSums,
  COST_BASES,
  type CostBasis,
  COUNTED_BY_DEFAULT,
  isCountedLine,
} from './intake/bills/bill';
export { type BillFigures, billFigures, type CostSum } from './intake/bills/bill-figures';
export { COST_BASIS_LABELS, moneyText, monthText } from './intake/bills/bill-text';
export { billChoiceFaults } from './intake/bills/bill-choice-faults';
export { withBillChoices } from './intake/bills/with-bill-choices';
export { currencyOfFormat } from './cells/currency-cell';
export { type BillKnowledge, BillReader } from './intake/bills/read-bill';
export type { InventoryTable } from './inputs/input-tables';
export { type ChosenUnits, columnsWithoutUnit } from './intake/general-table';
export { type IntakeMapping, type IntakeRow } from './intake/inventory-sheet';
export { type InventoryResult, InventoryReader } from './intake/read-inventory';
export { type InventoryEntry, isCountable, LEFT_OUT_REASONS, type LeftOutReason, type Measured } from './intake/rows';
export { binaryUnit, bytesIn, gibibytesIn, SIZE_UNITS, type SizeUnit } from './intake/units';
export { withChoices } from './intake/with-choices';
export {
  CORRECTED_FIELDS,
  type CorrectedAmount,
  type CorrectedField,
  correctionFault,
  type RowCorrection,
} from './intake/corrections';
export { OS_FAMILIES, OS_FAMILY_LABELS, type OsFamily, osFamilyOf } from './intake/os-family';
export { BINNED_AMOUNTS, binLabel, binLimits, type BinnedAmount } from './intake/row-bins';
export { type CorrectedRows, withCorrections } from './intake/with-corrections';
export { type CheckedRow } from './intake/plausibility';
export type { RowFault } from './intake/groups';
export { OUTLIER_TIMES, UNUSED_STORAGE } from './intake/outliers';
