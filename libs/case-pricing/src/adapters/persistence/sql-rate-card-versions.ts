import { prepared, Sql } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import type { RateCardVersion } from '../../domain/rate-card-version';
import { RateCardVersions } from '../../domain/rate-card.repository';

const lock = prepared('case-pricing.lock-rate-cards', 'lock table case_pricing.rate_cards in share row exclusive mode');
const all = prepared<RateCardVersion>(
  'case-pricing.all-rate-cards',
  `select id, version, valid_from as "validFrom", rates, revision, created_by as "createdBy", created_at as "createdAt",
     changed_at as "changedAt", published_by as "publishedBy", published_at as "publishedAt"
   from case_pricing.rate_cards`,
);
const insert = prepared(
  'case-pricing.add-rate-card',
  `insert into case_pricing.rate_cards
     (id, version, valid_from, rates, revision, changed_at, published_by, published_at, created_by, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
);
const update = prepared(
  'case-pricing.save-rate-card',
  `update case_pricing.rate_cards set version = $2, valid_from = $3, rates = $4, revision = $5, changed_at = $6,
     published_by = $7, published_at = $8 where id = $1`,
);
const remove = prepared('case-pricing.remove-rate-card', 'delete from case_pricing.rate_cards where id = $1');

@Injectable()
export class SqlRateCardVersions extends RateCardVersions {
  constructor(private readonly sql: Sql) {
    super();
  }

  async lockAll(): Promise<readonly RateCardVersion[]> {
    await this.sql.run(lock, []);
    return this.sql.run(all, []);
  }

  async add(card: RateCardVersion): Promise<void> {
    await this.sql.run(insert, [...changing(card), card.createdBy, card.createdAt]);
  }

  async save(card: RateCardVersion): Promise<void> {
    await this.sql.run(update, changing(card));
  }

  async remove(id: string): Promise<void> {
    await this.sql.run(remove, [id]);
  }
}

const changing = (card: RateCardVersion): readonly unknown[] => {
  const { id, version, validFrom, rates, revision, changedAt, publishedBy, publishedAt } = card;
  return [id, version, validFrom, JSON.stringify(rates), revision, changedAt, publishedBy, publishedAt];
};
