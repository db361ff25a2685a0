import { GetAdminUserIds } from '@casewright/identity';
import { Analysts } from '@casewright/pursuits';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';

/** All admins work on cases. */
@Injectable()
export class AnalystsFromIdentity extends Analysts {
  constructor(private readonly queries: QueryBus) {
    super();
  }

  ids(): Promise<readonly string[]> {
    return this.queries.execute(new GetAdminUserIds());
  }
}
