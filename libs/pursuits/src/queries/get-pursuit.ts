import { prepared, SqlReader } from '@casewright/platform';
import type { PursuitContact, PursuitFacts, PursuitStage, PursuitStepCommand } from '@casewright/rules';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { PursuitNotFound } from '../domain/pursuit.errors';
import { Participants } from './participants';
import { PURSUIT_COLUMNS, type PursuitRow } from './pursuit-row';
import type { Reader } from './reader';

export interface Participant {
  readonly name: string;
  readonly isYou: boolean;
}

export interface HistoryStep {
  readonly command: PursuitStepCommand;
  /** Stage after the step. */
  readonly stage: PursuitStage;
  readonly at: Date;
  readonly by: Participant;
  readonly reason: string | null;
  /** Fields changed by an edit. */
  readonly changed: readonly (keyof PursuitFacts)[];
}

export interface PursuitDetails extends PursuitRow {
  readonly contacts: readonly PursuitContact[];
  readonly notes: string;
  readonly owner: Participant;
  /** Newest first. */
  readonly history: readonly HistoryStep[];
}

/** For the seller and the provider. */
export class GetPursuit extends Query<PursuitDetails> {
  constructor(
    readonly reader: Reader,
    readonly pursuitId: string,
  ) {
    super();
  }
}

const one = prepared<Omit<PursuitDetails, 'owner' | 'history'>>(
  'pursuits.get-pursuit',
  `select ${PURSUIT_COLUMNS}, contacts, notes from pursuits.pursuits pursuit
   where id = $1 and stage <> 'draft' and (owner_id = $2 or $3)`,
);
const steps = prepared<Omit<HistoryStep, 'by'> & { readonly byId: string }>(
  'pursuits.get-steps',
  `select command, stage, occurred_at as at, by_id as "byId", reason, changed from pursuits.steps
   where pursuit_id = $1 order by position desc limit 200`,
);

@QueryHandler(GetPursuit)
export class GetPursuitHandler implements IQueryHandler<GetPursuit> {
  constructor(
    private readonly sql: SqlReader,
    private readonly participants: Participants,
  ) {}

  async execute({ reader, pursuitId }: GetPursuit): Promise<PursuitDetails> {
    const [found] = await this.sql.read(one, [pursuitId, reader.id, reader.isProvider]);
    if (!found) throw new PursuitNotFound();
    const done = await this.sql.read(steps, [pursuitId]);
    const ids = [...new Set([found.ownerId, ...done.map(({ byId }) => byId)])];
    const names = new Map(await Promise.all(ids.map(async (id) => [id, await this.participants.nameOf(id)] as const)));
    const personOf = (id: string): Participant => ({ name: names.get(id) ?? '', isYou: id === reader.id });
    return {
      ...found,
      owner: personOf(found.ownerId),
      history: done.map(({ byId, ...step }) => ({ ...step, by: personOf(byId) })),
    };
  }
}
