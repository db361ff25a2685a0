import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { People, type Person } from './people';

/** Suggestions for what an admin has typed. */
export class SearchRecipients extends Query<readonly Person[]> {
  constructor(readonly text: string) {
    super();
  }
}

@QueryHandler(SearchRecipients)
export class SearchRecipientsHandler implements IQueryHandler<SearchRecipients> {
  constructor(private readonly people: People) {}

  execute({ text }: SearchRecipients): Promise<readonly Person[]> {
    return this.people.search(text);
  }
}
