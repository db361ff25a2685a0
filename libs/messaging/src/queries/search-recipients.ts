import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Directory, type Person } from '../commands/ports';

/** Whom an admin may mean by what they have typed so far. */
export class SearchRecipients extends Query<readonly Person[]> {
  constructor(readonly text: string) {
    super();
  }
}

@QueryHandler(SearchRecipients)
export class SearchRecipientsHandler implements IQueryHandler<SearchRecipients> {
  constructor(private readonly directory: Directory) {}

  execute({ text }: SearchRecipients): Promise<readonly Person[]> {
    return this.directory.search(text);
  }
}
