import { APPLICATION_ROLE, READER_ROLE, urlAs } from '@casewright/platform/testing';
import { Client } from 'pg';
import { RunningApi } from './running-api';

describe('the database', () => {
  let api: RunningApi;
  let application: Client;
  let reader: Client;

  beforeAll(async () => {
    api = await RunningApi.start();
    await api.startCase(await api.givenSellerWith(100));
    application = new Client({ connectionString: urlAs(APPLICATION_ROLE, api.databaseUrl) });
    reader = new Client({ connectionString: urlAs(READER_ROLE, api.databaseUrl) });
    await Promise.all([application.connect(), reader.connect()]);
  });
  afterAll(() => Promise.all([application.end(), reader.end(), api.stop()]));

  it.each([
    'create schema another',
    'create table billing.another (id int)',
    'create table public.another (id int)',
    'create table bullmq.another (id int)',
    'alter table billing.ledger_entries disable trigger all',
    'drop table identity.accounts',
    'drop trigger append_only on billing.ledger_entries',
    'create or replace function billing.refuse_change() returns trigger language sql as $$ $$',
    'set session_replication_role = replica',
    'create role another',
    'set role casewright_owner',
    'truncate platform.outbox cascade',
    'truncate billing.ledger_entries',
    'update billing.ledger_transactions set posted_at = now()',
    'update billing.ledger_entries set amount = 1',
    'update billing.grant_uses set credits = 1',
    'update billing.reconciliations set compared = 0',
    'update case_pricing.cases set price = price',
    'update identity.role_changes set changed_at = now()',
    'update pursuits.steps set occurred_at = now()',
    'update pursuits.case_steps set credits = 0',
    'delete from billing.ledger_transactions',
    'delete from billing.ledger_entries',
    'delete from billing.credit_accounts',
    'delete from billing.grants',
    'delete from billing.grant_uses',
    'delete from billing.pilot_approvals',
    'delete from billing.holds',
    'delete from billing.orders',
    'delete from billing.reconciliations',
    'delete from case_pricing.cases',
    'delete from identity.role_changes',
    'delete from pursuits.steps',
    'delete from pursuits.case_steps',
    'delete from pursuits.case_notes',
    'delete from pursuits.deliverables',
    'update value_models.versions set note = note',
    'delete from value_models.versions',
    'update value_models.approvals set approved_at = now()',
    'update value_models.deliveries set delivered_at = now()',
  ])('denies the application to %s', async (statement) => {
    await expect(application.query(statement)).rejects.toThrow(/permission denied|must be owner/);
  });

  it.each([
    'update identity.accounts set created_at = created_at',
    'insert into billing.credit_accounts values (gen_random_uuid(), 0)',
    'delete from platform.outbox',
    'create table public.another (id int)',
    'set role casewright_application',
  ])('denies the reader role to %s', async (statement) => {
    await expect(reader.query(statement)).rejects.toThrow('permission denied');
  });
});
