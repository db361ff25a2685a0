import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ModeledCases } from './modeled-cases';

/** People whose pages may show the model: the seller and the provider's people. */
export class ListReaders extends Query<readonly string[]> {
  constructor(readonly ownerId: string) {
    super();
  }
}

@QueryHandler(ListReaders)
export class ListReadersHandler implements IQueryHandler<ListReaders> {
  constructor(private readonly cases: ModeledCases) {}

  async execute({ ownerId }: ListReaders): Promise<readonly string[]> {
    return [ownerId, ...(await this.cases.providerIds())];
  }
}
