import { prepared, Sql } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import { SellersWork } from '../../domain/sellers-work.repository';

const eraseDrafts = prepared('case-pricing.erase-drafts', 'delete from case_pricing.drafts where owner_id = $1');
const eraseCalculations = prepared(
  'case-pricing.erase-calculations',
  'delete from case_pricing.saved_calculations where owner_id = $1',
);

@Injectable()
export class SqlSellersWork extends SellersWork {
  constructor(private readonly sql: Sql) {
    super();
  }

  async erase(ownerId: string): Promise<void> {
    await this.sql.run(eraseDrafts, [ownerId]);
    await this.sql.run(eraseCalculations, [ownerId]);
  }
}
