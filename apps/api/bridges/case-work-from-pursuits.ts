import {
  type CaseSeller,
  type CaseToWorkOn,
  CaseWork,
  type OpenedWork,
  type PursuitChoice,
} from '@casewright/case-pricing';
import { OpenCase } from '@casewright/pursuits';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';

/** Opens the work in the transaction that starts the case. */
@Injectable()
export class CaseWorkFromPursuits extends CaseWork {
  constructor(private readonly commands: CommandBus) {
    super();
  }

  open(
    seller: CaseSeller,
    { id, title, selections, price }: CaseToWorkOn,
    pursuit: PursuitChoice,
  ): Promise<OpenedWork> {
    return this.commands.execute(new OpenCase(seller, { id, title, terms: { selections, price } }, pursuit));
  }
}
