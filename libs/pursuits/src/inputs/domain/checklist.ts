import {
  answerFaults,
  type AskedInput,
  type CaseState,
  type ColumnPlaces,
  coveringItem,
  type InputAnswers,
  inputLimits,
  type InputReading,
  type InputState,
  inputStateOf,
  isProvided,
  mayDecide,
  mayProvide,
  missingColumns,
  openQuestions,
  tidyAnswers,
  uploadFailure,
} from '@casewright/rules';
import {
  type BillChoices,
  billChoiceFaults,
  type ChosenUnits,
  type CorrectedRows,
  columnsWithoutUnit,
  type IntakeChoices,
  type IntakeMapping,
  type IntakeQuestion,
  isCountable,
  LEFT_OUT_REASONS,
  withBillChoices,
  withChoices,
  withCorrections,
} from '@casewright/rules/intake';
import {
  InputFileRefused,
  InputNotChangeable,
  InputNotFound,
  InputNotProvided,
  InputsNotComplete,
  InvalidAnswers,
  InvalidBillChoices,
  InvalidChoices,
  InvalidMapping,
  NoReplacement,
  RowNotFound,
  NothingToChoose,
  NothingToConfirm,
  UnitMissing,
} from './input.errors';
import type { RowsOfInput } from './rows-of-input';

/** The sheet, its columns and their units, as the seller chose them. */
export type InputMapping = IntakeMapping;

export interface MadeBy {
  readonly byId: string;
  /** ISO 8601 */
  readonly at: string;
}

/** What the seller stands by although it looks implausible. */
export interface Confirmation extends MadeBy {
  readonly questions: readonly IntakeQuestion[];
}

export const CHOSEN = [...LEFT_OUT_REASONS, 'storage', 'basis', 'types'] as const;
/** A choice of its own: rows that are counted after all, the storage that is priced, the cost or the lines of a bill. */
export type Chosen = (typeof CHOSEN)[number];

/** Of rows of machines or hosts, or of the cost of a bill. Each choice with who made it. */
export type MadeChoices = (IntakeChoices | BillChoices) & {
  readonly made: Readonly<Partial<Record<Chosen, MadeBy>>>;
};

/** What was provided for one item, typed or as a file. */
export interface InputRow {
  readonly key: string;
  readonly answers: InputAnswers | null;
  readonly fileId: string | null;
  readonly mapping: InputMapping | null;
  readonly reading: InputReading | null;
  /** What to count, as the seller chose it. Null for the defaults. */
  readonly choices: MadeChoices | null;
  readonly confirmation: Confirmation | null;
  readonly decision: 'accepted' | 'returned' | null;
  /** Why it was sent back. */
  readonly reason: string | null;
  /** The provider continued without it. It is not needed until they ask for it again. */
  readonly isWaived: boolean;
  readonly providedAt: Date;
  /** A file that is to replace the current one, once its difference was seen. */
  readonly replacement: InputReplacement | null;
}

export interface InputReplacement {
  readonly fileId: string;
  /** Null until it is read. */
  readonly reading: InputReading | null;
}

export interface NewInputFile {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

type FileRows = Omit<RowsOfInput, 'caseId'>;

export type FileStates = ReadonlyMap<string, 'uploading' | 'checking' | 'ready' | 'refused'>;

const UNDECIDED = { decision: null, reason: null } as const;
const UNREAD = { reading: null, choices: null, confirmation: null, ...UNDECIDED } as const;
const EMPTY = { answers: null, fileId: null, mapping: null, replacement: null, ...UNREAD } as const;

const hasRows = ({ fileId, reading }: InputRow): boolean =>
  fileId !== null && reading !== null && reading.problem === null && reading.intake !== null;

/** What differs from the defaults, by choice. */
const chosenIn = (choices: IntakeChoices | BillChoices): Readonly<Record<string, unknown>> =>
  'count' in choices
    ? { ...Object.fromEntries(choices.count.map((reason) => [reason, true])), storage: choices.storage }
    : { ...choices };

/** A choice that stays the same stays with who made it. */
function withMakers<Choices extends IntakeChoices | BillChoices>(
  choices: Choices,
  before: MadeChoices | null,
  by: MadeBy,
): Choices & Pick<MadeChoices, 'made'> {
  const [now, then] = [chosenIn(choices), before ? chosenIn(before) : {}];
  const made = CHOSEN.filter((chosen) => (now[chosen] ?? null) !== null).map((chosen) => {
    const isSame = JSON.stringify(now[chosen]) === JSON.stringify(then[chosen]);
    return [chosen, (isSame && before?.made[chosen]) || by] as const;
  });
  return { ...choices, made: Object.fromEntries(made) };
}

/** The reading with what the seller chose to count. */
function chosenReading(reading: InputReading, choices: MadeChoices | null): InputReading {
  if (choices === null) return reading;
  return 'basis' in choices ? withBillChoices(reading, choices) : withChoices(reading, choices);
}

/** An item is missing if its upload was abandoned. */
export const stateOfRow = (asked: AskedInput, row: InputRow | undefined, files: FileStates): InputState =>
  inputStateOf(
    asked,
    row && {
      ...row,
      isAnswered: row.answers !== null,
      confirmed: row.confirmation?.questions ?? [],
      file: (row.fileId && files.get(row.fileId)) || null,
    },
  );

/** Items that a case asks for, with what was provided. */
export class Checklist {
  private readonly rows: Map<string, InputRow>;
  private readonly touched = new Set<string>();

  constructor(
    private readonly caseState: CaseState,
    private readonly asked: readonly AskedInput[],
    rows: readonly InputRow[],
    private readonly files: FileStates,
  ) {
    this.rows = new Map(rows.map((row) => [row.key, row]));
  }

  /** Rows to save. */
  get changed(): readonly InputRow[] {
    return [...this.rows.values()].filter(({ key }) => this.touched.has(key));
  }

  lacksAny(inputs: readonly AskedInput[]): boolean {
    return inputs.some((item) => this.isMissing(item));
  }

  get isComplete(): boolean {
    return this.missing.length === 0;
  }

  refuseUnlessComplete(): void {
    const { missing } = this;
    if (missing.length > 0) throw new InputsNotComplete(missing.map(({ title }) => title));
  }

  /** The provider continues without what is missing, and with returned items as they are. */
  waiveMissing(at: Date): void {
    for (const { key } of this.missing) {
      const row = this.rows.get(key);
      const isReturned = row?.decision === 'returned';
      this.save({ ...EMPTY, key, providedAt: at, ...row, decision: null, reason: null, isWaived: !isReturned });
    }
  }

  /** The provider needs what they continued without. */
  askForWaived(): void {
    for (const row of this.rows.values()) if (row.isWaived) this.save({ ...row, isWaived: false });
  }

  /** @returns the ids of replaced files */
  answer(key: string, given: InputAnswers, at: Date): readonly string[] {
    const item = this.changeable(key);
    const faults = answerFaults(item.fields, given);
    if (Object.keys(faults).length > 0) throw new InvalidAnswers(faults);
    return this.replace({ ...EMPTY, key, answers: tidyAnswers(item.fields, given), providedAt: at });
  }

  /** A file whose rows are kept stays until the seller takes the new one. @returns the ids of replaced files */
  attach(key: string, file: NewInputFile, at: Date): readonly string[] {
    const limits = inputLimits(this.changeable(key));
    if (!limits) throw new InputNotFound();
    const failure = uploadFailure(file, limits);
    if (failure) throw new InputFileRefused(failure);
    const row = this.rows.get(key);
    // Repeated after a lost response.
    if (row && [row.fileId, row.replacement?.fileId].includes(file.id)) return [];
    if (!row || !hasRows(row)) return this.replace({ ...EMPTY, key, fileId: file.id, providedAt: at });
    this.save({ ...row, replacement: { fileId: file.id, reading: null } });
    return row.replacement ? [row.replacement.fileId] : [];
  }

  /** The new file counts from now on. @returns the ids of replaced files */
  takeReplacement(key: string, at: Date): readonly string[] {
    this.changeable(key);
    const row = this.rows.get(key);
    if (!row?.fileId || !row.replacement?.reading) throw new NoReplacement();
    const { fileId, reading } = row.replacement;
    this.save({ ...EMPTY, key, fileId, reading, isWaived: row.isWaived, providedAt: at });
    return [row.fileId];
  }

  /** @returns the ids of removed files */
  dropReplacement(key: string): readonly string[] {
    this.changeable(key);
    const row = this.rows.get(key);
    if (!row?.replacement) throw new NoReplacement();
    this.save({ ...row, replacement: null });
    return [row.replacement.fileId];
  }

  /** @returns the ids of removed files */
  clear(key: string, at: Date): readonly string[] {
    this.changeable(key);
    return this.replace({ ...EMPTY, key, providedAt: at });
  }

  /** @returns the id of the file to read again */
  map(key: string, sheet: string, columns: ColumnPlaces, units: ChosenUnits = {}): string {
    const { table } = this.changeable(key);
    const row = this.rows.get(key);
    const found = row?.reading?.sheets.find(({ name }) => name === sheet);
    if (!table || !row?.fileId || !found) throw new InvalidMapping();
    const places = Object.values(columns);
    const isKnown = Object.keys(columns).every((one) => table.columns.some((column) => column.key === one));
    const isThere = places.every((place) => Number.isInteger(place) && place >= 0 && place < found.headers.length);
    if (!isKnown || !isThere || new Set(places).size < places.length || missingColumns(table, columns).length > 0)
      throw new InvalidMapping();
    const withoutUnit = columnsWithoutUnit(table, found.headers, columns, units);
    if (withoutUnit.length > 0) throw new UnitMissing(withoutUnit.map(({ label }) => label));
    this.save({
      ...row,
      mapping: { sheet, headerRow: found.headerRow, columns, units },
      ...UNREAD,
    });
    return row.fileId;
  }

  /**
   * @param mapping that it was read with. Ignored if the seller has chosen other columns since
   * @returns the key of the item, undefined if ignored
   */
  settle(fileId: string, mapping: InputMapping | null, reading: InputReading): string | undefined {
    const replaced = [...this.rows.values()].find(({ replacement }) => replacement?.fileId === fileId);
    if (replaced) {
      this.save({ ...replaced, replacement: { fileId, reading } });
      return replaced.key;
    }
    const row = [...this.rows.values()].find((one) => one.fileId === fileId);
    if (!row || JSON.stringify(row.mapping) !== JSON.stringify(mapping)) return undefined;
    this.save({ ...row, reading: chosenReading(reading, row.choices) });
    return row.key;
  }

  /** The file whose rows the seller may correct now. */
  correctable(key: string): FileRows {
    const { table } = this.changeable(key);
    const row = this.rows.get(key);
    if (!row?.fileId || row.reading?.problem !== null || !row.reading.intake || !table || table.rows === 'bill-line')
      throw new RowNotFound();
    return { key, fileId: row.fileId, kind: table.rows };
  }

  /** After a row of its file was corrected. */
  recount(key: string, fileId: string, corrected: CorrectedRows): void {
    this.keepCorrections(key, fileId, corrected);
    const row = this.rows.get(key);
    if (row?.fileId === fileId) this.save({ ...row, ...UNDECIDED });
  }

  /** After its file was read, perhaps once more. What was decided about it stays. */
  keepCorrections(key: string, fileId: string, corrected: CorrectedRows): void {
    const row = this.rows.get(key);
    if (row?.reading && row.fileId === fileId) this.save({ ...row, reading: withCorrections(row.reading, corrected) });
  }

  /** Counts other rows or other storage of the file. */
  choose(key: string, { count, storage }: IntakeChoices, by: MadeBy): void {
    this.changeable(key);
    const row = this.rows.get(key);
    const intake = row?.reading?.intake;
    if (!row?.reading || !intake) throw new NothingToChoose();
    const isKnown = count.every((reason) => isCountable(reason));
    if (!isKnown || (storage !== null && !intake.storageKinds.includes(storage))) throw new InvalidChoices();
    const choices = withMakers({ count, storage }, row.choices, by);
    this.save({ ...row, reading: withChoices(row.reading, { count, storage }), choices, ...UNDECIDED });
  }

  /** Counts another cost of the bill. */
  chooseCost(key: string, { basis, types }: BillChoices, by: MadeBy): void {
    this.changeable(key);
    const row = this.rows.get(key);
    if (!row?.reading?.bill) throw new NothingToChoose();
    const faults = billChoiceFaults(row.reading, { basis, types });
    if (Object.keys(faults).length > 0) throw new InvalidBillChoices(faults);
    const reading = withBillChoices(row.reading, { basis, types });
    this.save({ ...row, reading, choices: withMakers({ basis, types }, row.choices, by), ...UNDECIDED });
  }

  /** The seller stands by what looks implausible. */
  confirm(key: string, by: MadeBy): void {
    const item = this.changeable(key);
    const row = this.rows.get(key);
    if (!row?.reading || this.stateOf(item) !== 'questions') throw new NothingToConfirm();
    const before = row.confirmation?.questions ?? [];
    const questions = [...before, ...openQuestions(row.reading, before)];
    this.save({ ...row, confirmation: { ...by, questions } });
  }

  accept(key: string): void {
    const item = this.itemOf(key);
    this.decide(item, { decision: 'accepted', reason: null });
  }

  /** @returns the message to the seller */
  return(key: string, reason: string): string {
    const item = this.itemOf(key);
    this.decide(item, { decision: 'returned', reason, isWaived: false });
    return `${item.title}: ${reason}`;
  }

  private get missing(): readonly AskedInput[] {
    return this.asked.filter((item) => this.isMissing(item));
  }

  private isMissing(item: AskedInput): boolean {
    const readingOf = (one: AskedInput) => this.rows.get(one.key)?.reading ?? null;
    const isCovered = coveringItem(item, this.asked, (one) => this.stateOf(one), readingOf) !== undefined;
    return !isProvided(this.stateOf(item)) && !this.rows.get(item.key)?.isWaived && !isCovered;
  }

  private decide(item: AskedInput, decision: Partial<InputRow>): void {
    const row = this.rows.get(item.key);
    if (!row || !mayDecide(this.caseState, this.stateOf(item))) throw new InputNotProvided();
    this.save({ ...row, ...decision });
  }

  private itemOf(key: string): AskedInput {
    const item = this.asked.find((one) => one.key === key);
    if (!item) throw new InputNotFound();
    return item;
  }

  private changeable(key: string): AskedInput {
    const item = this.itemOf(key);
    if (!mayProvide(this.caseState, this.stateOf(item))) throw new InputNotChangeable();
    return item;
  }

  private stateOf(item: AskedInput): InputState {
    return stateOfRow(item, this.rows.get(item.key), this.files);
  }

  private replace(row: Omit<InputRow, 'isWaived'>): readonly string[] {
    const before = this.rows.get(row.key);
    this.save({ ...row, isWaived: before?.isWaived ?? false });
    return [before?.fileId, before?.replacement?.fileId].filter((id) => typeof id === 'string');
  }

  private save(row: InputRow): void {
    this.rows.set(row.key, row);
    this.touched.add(row.key);
  }
}
