import { GetAdminUserIds } from '@casewright/identity';
import { Admins } from '@casewright/messaging';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';

@Injectable()
export class AdminsFromIdentity extends Admins {
  constructor(private readonly queries: QueryBus) {
    super();
  }

  ids(): Promise<readonly string[]> {
    return this.queries.execute(new GetAdminUserIds());
  }
}
