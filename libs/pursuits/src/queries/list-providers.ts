import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Participants } from './participants';

/** Ids of the provider's people. */
export class ListProviders extends Query<readonly string[]> {}

@QueryHandler(ListProviders)
export class ListProvidersHandler implements IQueryHandler<ListProviders> {
  constructor(private readonly participants: Participants) {}

  execute(): Promise<readonly string[]> {
    return this.participants.providerIds();
  }
}
