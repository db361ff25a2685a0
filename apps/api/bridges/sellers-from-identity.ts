import { type Seller, Sellers } from '@casewright/case-pricing';
import { FindUser } from '@casewright/identity';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';

/** Every account may start cases. */
@Injectable()
export class SellersFromIdentity extends Sellers {
  constructor(private readonly queries: QueryBus) {
    super();
  }

  find(userId: string): Promise<Seller | undefined> {
    return this.queries.execute(new FindUser(userId));
  }
}
