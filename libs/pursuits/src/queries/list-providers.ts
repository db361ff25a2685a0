import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Participants } from './participants';

/** The people of the provider, by their ids. */
export class ListProviders extends Query<readonly string[]> {}

@QueryHandler(ListProviders)
export class ListProvidersHandler implements IQueryHandler<ListProviders> {
  constructor(private readonly participants: Participants) {}

  execute(): Promise<readonly string[]> {
    return this.participants.providerIds();
  }
}
