import { prepared, Sql } from '@casewright/platform';
import type { VersionNumber } from '@casewright/rules';
import { Injectable } from '@nestjs/common';
import { type FoundVersion, ModelVersions, type NewVersion } from '../../domain/versions.repository';

const newest = prepared<VersionNumber & { readonly id: string }>(
  'value-models.newest-version',
  'select id, major, minor from value_models.versions where case_id = $1 order by major desc, minor desc limit 1',
);
const add = prepared<{ readonly sha256: string }>(
  'value-models.add-version',
  `insert into value_models.versions (id, case_id, major, minor, snapshot, sha256, note, made_by, made_at)
   values ($1, $2, $3, $4, $5, encode(sha256(convert_to($5, 'UTF8')), 'hex'), $6, $7, $8) returning sha256`,
);
const find = prepared<FoundVersion>(
  'value-models.find-numbered-version',
  `select id, major, minor, sha256, delivered_at is not null as "isDelivered"
   from value_models.versions left join value_models.deliveries on version_id = id
   where case_id = $1 and major = split_part($2, '.', 1)::int and minor = split_part($2, '.', 2)::int`,
);
const deliver = prepared(
  'value-models.deliver-version',
  'insert into value_models.deliveries (version_id, deliverable, delivered_by, delivered_at) values ($1, $2, $3, $4)',
);
const approve = prepared<{ readonly id: string }>(
  'value-models.approve-delivered-version',
  `insert into value_models.approvals (version_id, approved_at)
   select id, $3::timestamptz from value_models.versions join value_models.deliveries on version_id = id
   where case_id = $1 and coalesce(deliverable, $2) = $2 and delivered_at <= $3 order by delivered_at desc limit 1
   on conflict do nothing returning version_id as id`,
);

@Injectable()
export class SqlModelVersions extends ModelVersions {
  constructor(private readonly sql: Sql) {
    super();
  }

  async newest(caseId: string): Promise<VersionNumber | undefined> {
    return (await this.sql.run(newest, [caseId]))[0];
  }

  async add({ id, caseId, major, minor, snapshot, note, madeBy, madeAt }: NewVersion): Promise<string> {
    const [added] = await this.sql.run(add, [id, caseId, major, minor, snapshot, note, madeBy, madeAt]);
    if (!added) throw new Error(`The version ${id} was not added.`);
    return added.sha256;
  }

  async find(caseId: string, number: string): Promise<FoundVersion | undefined> {
    return (await this.sql.run(find, [caseId, number]))[0];
  }

  async deliver(id: string, deliverable: number, byId: string, at: Date): Promise<void> {
    await this.sql.run(deliver, [id, deliverable, byId, at]);
  }

  async approveDelivered(caseId: string, deliverable: number, at: Date): Promise<boolean> {
    return (await this.sql.run(approve, [caseId, deliverable, at])).length > 0;
  }
}
