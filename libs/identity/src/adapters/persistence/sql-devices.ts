import { prepared, Sql } from '@casewright/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Device } from '../../domain/device';
import { Devices } from '../../domain/people.repository';

interface Found {
  readonly id: string;
}

const isKnown = prepared<Found>(
  'identity.known-device',
  'select id from identity.devices where token_hash = $1 limit 1',
);
const hasAny = prepared<Found>('identity.any-device', 'select id from identity.devices where account_id = $1 limit 1');
const seen = prepared('identity.device-seen', 'update identity.devices set last_seen_at = $2 where id = $1');
const forgetOthers = prepared(
  'identity.forget-devices',
  `delete from identity.devices where account_id = $1
     and id is distinct from (select device_id from identity.sessions where id = $2::uuid)`,
);

@Injectable()
export class SqlDevices extends Devices {
  constructor(
    private readonly em: EntityManager,
    private readonly sql: Sql,
  ) {
    super();
  }

  add(device: Device): void {
    this.em.persist(device);
  }

  async find(accountId: string, tokenHash: string): Promise<Device | undefined> {
    return (await this.em.findOne(Device, { accountId, tokenHash })) ?? undefined;
  }

  async isKnown(tokenHash: string): Promise<boolean> {
    return (await this.sql.run(isKnown, [tokenHash])).length > 0;
  }

  async hasAny(accountId: string): Promise<boolean> {
    return (await this.sql.run(hasAny, [accountId])).length > 0;
  }

  async seen(deviceId: string, at: Date): Promise<void> {
    await this.sql.run(seen, [deviceId, at]);
  }

  async forgetOthers(accountId: string, sessionId?: string): Promise<void> {
    await this.sql.run(forgetOthers, [accountId, sessionId ?? null]);
  }
}
