import { Lists, type Page } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { CaseOfMessagesNotFound } from '../domain/case-messages.errors';
import { CasesOfSellers } from './cases-of-sellers';
import { listed, type ListedMessage } from './listed-message';
import { visibleMessages } from './visible-messages';

/** Messages about a case, newest first. Its conversation has its ID. */
export class ListCaseMessages extends Query<Page<ListedMessage>> {
  constructor(
    readonly ownerId: string,
    readonly isTeam: boolean,
    readonly caseId: string,
    readonly before?: string | undefined,
  ) {
    super();
  }
}

const OF_CASE = visibleMessages('messaging.case-messages', 'message.conversation_id = $2');

@QueryHandler(ListCaseMessages)
export class ListCaseMessagesHandler implements IQueryHandler<ListCaseMessages> {
  constructor(
    private readonly lists: Lists,
    private readonly cases: CasesOfSellers,
  ) {}

  /** @throws CaseOfMessagesNotFound */
  async execute({ ownerId, isTeam, caseId, before }: ListCaseMessages): Promise<Page<ListedMessage>> {
    const sellerId = (await this.cases.find(caseId))?.ownerId;
    if (!sellerId || (sellerId !== ownerId && !isTeam)) throw new CaseOfMessagesNotFound();
    const { rows, next } = await this.lists.page(OF_CASE, { values: [ownerId, caseId, isTeam], before });
    return { rows: rows.map(listed), next };
  }
}
