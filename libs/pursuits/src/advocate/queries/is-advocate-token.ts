import { isSameSecret, prepared, SqlReader } from '@casewright/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';

export class IsAdvocateToken extends Query<boolean> {
  constructor(
    readonly linkId: string,
    readonly tokenHash: string,
  ) {
    super();
  }
}

const hash = prepared<{ readonly tokenHash: string }>(
  'pursuits.get-hash-of-advocate-link',
  'select token_hash as "tokenHash" from pursuits.advocate_links where id = $1',
);

@QueryHandler(IsAdvocateToken)
export class IsAdvocateTokenHandler implements IQueryHandler<IsAdvocateToken> {
  constructor(private readonly sql: SqlReader) {}

  async execute({ linkId, tokenHash }: IsAdvocateToken): Promise<boolean> {
    const [found] = await this.sql.read(hash, [linkId]);
    return isSameSecret(found?.tokenHash ?? '', tokenHash);
  }
}
