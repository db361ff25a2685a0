import { likeFolded, List, Lists, type Page } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { excerptOf, marked, type TextPart } from '../domain/marked-text';
import { parseSearch, prefixQuery } from '../domain/message-search';
import { People } from './people';
import { listed, type ListedMessage, MESSAGE_COLUMNS, type MessageRow, ONCE } from './listed-message';

export interface FoundMessage extends Omit<ListedMessage, 'content'> {
  readonly subjectParts: readonly TextPart[];
  /** Content around the first hit. */
  readonly excerptParts: readonly TextPart[];
}

/** Searches the owner's received and sent messages. Best hits first; newest first for searches without words. */
export class SearchMessages extends Query<Page<FoundMessage>> {
  constructor(
    readonly ownerId: string,
    readonly text: string,
    /** Time zone of dates in the search. */
    readonly timeZone: string,
    readonly before?: string | undefined,
  ) {
    super();
  }
}

/** Only the newest hits are ranked, so that common words are as fast as rare ones. */
const MAX_RANKED = 1_000;

/**
 * Parameters: owner, words, sender's id, sender's name, recipient's id, recipient's name, unread, after, before, zone.
 * Sender names match received messages only; the owner's own are `from:me`.
 */
const CONDITIONS = `copy.owner_id = $1 and copy.deleted_at is null
  and ($3::uuid is null or message.sender_id = $3)
  and ($4::text is null or (copy.is_received and ${likeFolded('message.sender_name', '$4')}))
  and ($5::uuid is null or exists (select from messaging.copies theirs
    where theirs.message_id = copy.message_id and theirs.owner_id = $5 and theirs.is_received))
  and ($6::text is null or ${likeFolded('message.recipient_name', '$6')})
  and (not $7::boolean or (copy.is_received and copy.read_at is null))
  and ($8::date is null or message.created_at >= $8::date::timestamp at time zone $10)
  and ($9::date is null or message.created_at < $9::date::timestamp at time zone $10)
  and ${ONCE}`;
const COPIES = 'messaging.copies copy join messaging.messages message on message.id = copy.message_id';
const SHARED = { select: MESSAGE_COLUMNS, parameters: 10, pageSize: 25, isPlannedEachTime: true };

const QUERY = `to_tsquery('simple', $2)`;
const WITH_WORDS = new List<MessageRow>({
  name: 'messaging.search-words',
  ...SHARED,
  from: `(
    select copy.message_id, copy.position, copy.is_received, copy.read_at,
      (ts_rank(message.words, ${QUERY}) * 1000000)::bigint as rank
    from ${COPIES} where message.words @@ ${QUERY} and ${CONDITIONS}
    order by copy.position desc limit ${MAX_RANKED}
  ) copy join messaging.messages message on message.id = copy.message_id`,
  where: 'true',
  newestFirst: [
    { column: 'copy.rank', type: 'bigint' },
    { column: 'copy.position', type: 'bigint' },
  ],
});
const WITHOUT_WORDS = new List<MessageRow>({
  name: 'messaging.search',
  ...SHARED,
  from: COPIES,
  where: `$2::text is null and ${CONDITIONS}`,
  newestFirst: [{ column: 'copy.position', type: 'bigint' }],
});

@QueryHandler(SearchMessages)
export class SearchMessagesHandler implements IQueryHandler<SearchMessages> {
  constructor(
    private readonly lists: Lists,
    private readonly people: People,
  ) {}

  /** @throws SearchInvalid */
  async execute({ ownerId, text, timeZone, before }: SearchMessages): Promise<Page<FoundMessage>> {
    const { words, hasSignsOnly, from, to, isUnread = false, after, before: until } = parseSearch(text);
    if (hasSignsOnly) return { rows: [], next: null };
    const people = [...(await this.person(ownerId, from)), ...(await this.person(ownerId, to))];
    const wanted = prefixQuery(words.join(' ')) ?? null;
    const values = [ownerId, wanted, ...people, isUnread, after ?? null, until ?? null, timeZone];
    const list = words.length > 0 ? WITH_WORDS : WITHOUT_WORDS;
    const { rows, next } = await this.lists.page(list, { values, before });
    return { rows: rows.map((row) => found(row, words)), next };
  }

  /** @returns [id, null] or [null, name pattern] */
  private async person(ownerId: string, wanted: string | undefined): Promise<readonly [string | null, string | null]> {
    if (!wanted) return [null, null];
    if (wanted.toLowerCase() === 'me') return [ownerId, null];
    const id = wanted.includes('@') ? await this.people.find(wanted) : undefined;
    return id ? [id, null] : [null, `%${wanted.replace(/[\\%_]/g, String.raw`\$&`)}%`];
  }
}

function found(row: MessageRow, words: readonly string[]): FoundMessage {
  const { content, ...message } = listed(row);
  return {
    ...message,
    subjectParts: marked(message.subject, words),
    excerptParts: marked(excerptOf(content, words), words),
  };
}
