import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Hold } from '../../domain/hold';
import { Holds } from '../../domain/hold.repository';

@Injectable()
export class MikroHolds extends Holds {
  constructor(private readonly em: EntityManager) {
    super();
  }

  add(hold: Hold): void {
    this.em.persist(hold);
  }

  async findForUpdate(id: string): Promise<Hold | undefined> {
    return (await this.em.findOne(Hold, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })) ?? undefined;
  }
}
