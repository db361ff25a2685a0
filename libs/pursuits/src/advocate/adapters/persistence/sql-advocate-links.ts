import { prepared, Sql } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { AdvocateLink, type AdvocateLinkFigures } from '../../domain/advocate-link';
import { AdvocateLinks } from '../../domain/advocate-links.repository';

type Row = AdvocateLinkFigures & {
  readonly id: string;
  readonly caseId: string;
  readonly name: string;
  readonly email: string;
  readonly tokenHash: string;
};

const LINK = `select id, case_id as "caseId", name, email, token_hash as "tokenHash", sent_at as "sentAt",
    expires_at as "expiresAt", opened_at as "openedAt", read_hash as "readHash", read_until as "readUntil", decision,
    ended_as as "endedAs", changed_at as "changedAt"
  from pursuits.advocate_links`;

const caseOfLink = prepared<{ readonly caseId: string }>(
  'pursuits.find-case-of-advocate-link',
  'select case_id as "caseId" from pursuits.advocate_links where id = $1',
);
const one = prepared<Row>('pursuits.find-advocate-link', `${LINK} where case_id = $1 and id = $2 for update`);
const all = prepared<Row>('pursuits.find-advocate-links', `${LINK} where case_id = $1 order by id for update`);
const save = prepared(
  'pursuits.save-advocate-link',
  `insert into pursuits.advocate_links (id, case_id, name, email, token_hash, sent_at, expires_at, opened_at, read_hash,
     read_until, decision, ended_as, changed_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
   on conflict (id) do update set opened_at = $8, read_hash = $9, read_until = $10, decision = $11, ended_as = $12,
     changed_at = $13`,
);

@Injectable()
export class SqlAdvocateLinks extends AdvocateLinks {
  constructor(private readonly sql: Sql) {
    super();
  }

  async caseOf(id: string): Promise<string | undefined> {
    const [found] = await this.sql.run(caseOfLink, [id]);
    return found?.caseId;
  }

  async find(caseId: string, id: string): Promise<AdvocateLink | undefined> {
    const [row] = await this.sql.run(one, [caseId, id]);
    return row && linkOf(row);
  }

  async findAllOf(caseId: string): Promise<readonly AdvocateLink[]> {
    return (await this.sql.run(all, [caseId])).map(linkOf);
  }

  async save({ id, caseId, advocate: { name, email }, tokenHash, figures }: AdvocateLink): Promise<void> {
    const { sentAt, expiresAt, openedAt, readHash, readUntil, decision, endedAs, changedAt } = figures;
    await this.sql.run(save, [
      ...[id, caseId, name, email, tokenHash, sentAt, expiresAt],
      ...[openedAt, readHash, readUntil, decision, endedAs, changedAt],
    ]);
  }
}

const linkOf = ({ id, caseId, name, email, tokenHash, ...figures }: Row): AdvocateLink =>
  new AdvocateLink(id, caseId, { name, email }, tokenHash, figures);
