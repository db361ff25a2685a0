import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Registration } from '../../domain/registration';
import { Registrations } from '../../domain/people.repository';

@Injectable()
export class MikroRegistrations extends Registrations {
  constructor(private readonly em: EntityManager) {
    super();
  }

  add(registration: Registration): void {
    this.em.persist(registration);
  }

  async inBrowser(browserHash: string, now: Date): Promise<Registration | undefined> {
    return (await this.em.findOne(Registration, { browserHash, expiresAt: { $gt: now } })) ?? undefined;
  }

  async withPassword(email: string, passwordHash: string, now: Date): Promise<Registration | undefined> {
    const [newest] = await this.em.find(
      Registration,
      { email, passwordHash, expiresAt: { $gt: now } },
      { orderBy: { startedAt: 'desc' }, limit: 1 },
    );
    return newest;
  }

  async removeAll(email: string): Promise<void> {
    await this.em.execute('delete from identity.registrations where email = ?', [email], 'run');
  }
}
