import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SellersWork } from '../../domain/sellers-work.repository';

@Injectable()
export class SqlSellersWork extends SellersWork {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async erase(ownerId: string): Promise<void> {
    await this.em.execute('delete from case_pricing.drafts where owner_id = ?', [ownerId], 'run');
    await this.em.execute('delete from case_pricing.saved_calculations where owner_id = ?', [ownerId], 'run');
  }
}
