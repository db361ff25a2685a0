import { CommandEvents, prepared, Sql } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { CASE_ROW, caseOf, type CaseRow, SqlCases } from '../adapters/persistence/sql-cases';
import type { Case } from '../domain/case';
import { CaseRates } from '../queries/case-rates';

const look = prepared<CaseRow>('test.look-at-case', `${CASE_ROW} where id = $1`);

/** Cases without a lock: negative control for the lock test. */
@Injectable()
export class UnlockedCases extends SqlCases {
  private static arrived = 0;
  private static crowd: PromiseWithResolvers<void> | undefined;

  constructor(
    private readonly writer: Sql,
    events: CommandEvents,
    rates: CaseRates,
  ) {
    super(writer, events, rates);
  }

  /** Makes the next two calls read the case before either writes, to force the race. */
  static letTwoMeet(): void {
    UnlockedCases.arrived = 0;
    UnlockedCases.crowd = Promise.withResolvers();
  }

  override async findForUpdate(id: string): Promise<Case | undefined> {
    const [row] = await this.writer.run(look, [id]);
    if (++UnlockedCases.arrived === 2) UnlockedCases.crowd?.resolve();
    await UnlockedCases.crowd?.promise;
    return row && caseOf(row);
  }
}
