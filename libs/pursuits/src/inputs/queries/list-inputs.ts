import { Files, prepared, SqlReader, type StoredFile } from '@casewright/platform';
import {
  alsoReadFor,
  type AskedInput,
  askedInputs,
  type CaseState,
  type CaseTerms,
  coveringItem,
  type InputAnswers,
  type InputState,
  isProvided,
  mayDecide,
  mayProvide,
  questionsOf,
  type StoredReading,
  type TableReading,
} from '@casewright/rules';
import { type BillStatement, type Intake, type IntakeQuestion, isConfirmed } from '@casewright/rules/intake';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { CaseNotFound } from '../../domain/case.errors';
import type { Participant } from '../../queries/get-pursuit';
import { Participants } from '../../queries/participants';
import {
  CHOSEN,
  type Chosen,
  type InputReplacement,
  type InputRow,
  type MadeBy,
  stateOfRow,
} from '../domain/checklist';
import { INPUT_FILES, INPUT_ROW } from './input-row';

export type ListedInputFile = Pick<
  StoredFile,
  'id' | 'name' | 'size' | 'received' | 'sha256' | 'problem' | 'createdAt'
> & { readonly isReady: boolean };

export interface ListedReplacement {
  readonly file: ListedInputFile;
  readonly state: 'uploading' | 'reading' | 'faults' | 'ready';
  /** Why it can't be used. */
  readonly problem: string | null;
}

export interface MadeByParticipant extends Pick<MadeBy, 'at'> {
  readonly by: Participant;
}

export interface MadeChoice extends MadeByParticipant {
  readonly chosen: Chosen;
}

export interface ListedQuestion extends Pick<IntakeQuestion, 'kind' | 'text'> {
  readonly isConfirmed: boolean;
}

/** Without other kinds of rows, which answer items of their own, and the sums of a bill by service and month. */
export interface ListedReading extends Omit<TableReading, 'claims' | 'intake' | 'bill'> {
  readonly intake: ListedIntake | null;
  readonly bill?: ListedBill;
}

/** With the questions that are asked about what counts. */
export interface ListedIntake extends Omit<Intake, 'questions'> {
  readonly questions: readonly ListedQuestion[];
}

export interface ListedBill extends Omit<BillStatement, 'questions'> {
  readonly questions: readonly ListedQuestion[];
}

export interface ListedInput {
  readonly key: string;
  readonly title: string;
  readonly state: InputState;
  /** Title of a provided item with the same data. */
  readonly coveredBy: string | null;
  /** Not provided, and not needed: the provider continued without it. */
  readonly isWaived: boolean;
  readonly answers: InputAnswers | null;
  readonly file: ListedInputFile | null;
  /** Of its own file, or of the file that answers it, too. */
  readonly reading: ListedReading | null;
  /** Who chose what counts. Empty for the defaults. */
  readonly madeChoices: readonly MadeChoice[];
  /** Who confirmed the questions of the reading. */
  readonly confirmation: MadeByParticipant | null;
  /** Why it was sent back. */
  readonly reason: string | null;
  readonly providedAt: Date | null;
  /** Whether the seller may provide it now. */
  readonly isChangeable: boolean;
  /** Whether the provider may accept or return it now. */
  readonly isDecidable: boolean;
}

export class ListInputs extends Query<readonly ListedInput[]> {
  constructor(
    readonly caseId: string,
    /** Undefined for the provider, who may read every case. */
    readonly ownerId?: string,
    readonly readerId = ownerId,
  ) {
    super();
  }
}

const caseOf = prepared<{ readonly state: CaseState; readonly terms: CaseTerms }>(
  'pursuits.case-of-inputs',
  'select state, terms from pursuits.cases where id = $1 and ($2::uuid is null or owner_id = $2)',
);
const rowsOf = prepared<InputRow>('pursuits.list-inputs', `${INPUT_ROW} where case_id = $1`);

@QueryHandler(ListInputs)
export class ListInputsHandler implements IQueryHandler<ListInputs> {
  constructor(
    private readonly sql: SqlReader,
    private readonly files: Files,
    private readonly participants: Participants,
  ) {}

  async execute({ caseId, ownerId, readerId }: ListInputs): Promise<readonly ListedInput[]> {
    const [found] = await this.sql.read(caseOf, [caseId, ownerId ?? null]);
    if (!found) throw new CaseNotFound();
    const rows = await this.sql.read(rowsOf, [caseId]);
    const files = await this.files.of(INPUT_FILES, [caseId]);
    const states = new Map(files.map((file) => [file.id, file.state]));
    const items = askedInputs(found.terms.selections);
    const madeByIds = rows.flatMap(({ choices, confirmation }) =>
      [...Object.values(choices?.made ?? {}), confirmation].flatMap((made) => made?.byId ?? []),
    );
    const names = new Map<string, string>();
    for (const id of new Set(madeByIds)) names.set(id, await this.participants.nameOf(id));
    const madeBy = ({ byId, at }: MadeBy): MadeByParticipant => ({
      by: { name: names.get(byId) ?? '', isYou: byId === readerId },
      at,
    });
    const stateOf = (asked: AskedInput) =>
      stateOfRow(
        asked,
        rows.find(({ key }) => key === asked.key),
        states,
      );
    const rowOf = ({ key: of }: AskedInput) => rows.find(({ key }) => key === of);
    const readingOf = (one: AskedInput) => rowOf(one)?.reading ?? null;
    return items.map((asked) => {
      const row = rowOf(asked);
      const state = stateOf(asked);
      const covering = coveringItem(asked, items, stateOf, readingOf);
      // A file of another item that lists what this item asks for is evidence of both.
      const also = covering && alsoReadFor(asked, readingOf(covering));
      const evidence = also ? rowOf(covering) : row;
      const read = also ?? row?.reading ?? null;
      const file = files.find(({ id }) => id === evidence?.fileId);
      return {
        key: asked.key,
        title: asked.title,
        state,
        coveredBy: covering?.title ?? null,
        isWaived: row !== undefined && row.isWaived && !isProvided(state),
        answers: row?.answers ?? null,
        file: file ? fileOf(file) : null,
        reading: read && listed(read, evidence?.confirmation?.questions ?? []),
        madeChoices: CHOSEN.flatMap((chosen) => {
          const made = evidence?.choices?.made[chosen];
          return made ? { chosen, ...madeBy(made) } : [];
        }),
        confirmation: evidence?.confirmation ? madeBy(evidence.confirmation) : null,
        replacement: row?.replacement ? replacementOf(row.replacement, files) : null,
        reason: row?.reason ?? null,
        providedAt: state === 'missing' && !also ? null : (evidence?.providedAt ?? null),
        isChangeable: mayProvide(found.state, state),
        isDecidable: mayDecide(found.state, state),
      };
    });
  }
}

function listed(reading: StoredReading, confirmed: readonly IntakeQuestion[]): ListedReading {
  const { problem, sheets, rows, months, totals, faults, intake, bill } = reading;
  const questions = questionsOf(reading).map((question) => ({
    ...{ kind: question.kind, text: question.text },
    isConfirmed: isConfirmed(question, confirmed),
  }));
  return {
    ...{ problem, sheets, rows, totals, faults },
    intake: intake && { ...intake, questions },
    ...(months !== undefined && { months }),
    ...(bill && { bill: { ...withoutCells(bill), questions } }),
  };
}

function withoutCells(bill: BillStatement): BillStatement {
  const { text, notes, questions, source, currency, bases, basis, choices, types, commitments } = bill;
  return { text, notes, questions, source, currency, bases, basis, choices, types, commitments };
}

const fileOf = ({ id, name, size, received, sha256, problem, createdAt, state }: StoredFile): ListedInputFile => ({
  ...{ id, name, size, received, sha256, problem, createdAt },
  isReady: state === 'ready',
});

function replacementOf({ fileId, reading }: InputReplacement, files: readonly StoredFile[]): ListedReplacement | null {
  const file = files.find(({ id }) => id === fileId);
  if (!file) return null;
  const problem = file.problem ?? reading?.problem ?? null;
  const state =
    file.state === 'uploading' ? 'uploading' : problem !== null ? 'faults' : reading === null ? 'reading' : 'ready';
  return { file: fileOf(file), state, problem };
}
