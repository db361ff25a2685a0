import { FindApprovedVersion, PublishDeliverable } from '@casewright/pursuits';
import { CaseDeliverables, type DocumentCopy } from '@casewright/value-models';
import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';

/** Publishes a value case in the transaction that delivers its version. */
@Injectable()
export class CaseDeliverablesFromPursuits extends CaseDeliverables {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {
    super();
  }

  publish(caseId: string, byId: string, note: string, copies: readonly DocumentCopy[]): Promise<number> {
    return this.commands.execute(new PublishDeliverable(caseId, byId, note, copies));
  }

  approved(caseId: string, at: Date): Promise<number | undefined> {
    return this.queries.execute(new FindApprovedVersion(caseId, at));
  }
}
