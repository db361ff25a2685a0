import { GrantCredits } from '@casewright/billing';
import { APPLICATION_ROLE, eventually, urlAs } from '@casewright/platform/testing';
import { canonicalJson, EDITOR_SILENCE_MS, type ValueModelContent } from '@casewright/rules';
import { EraseValueModels } from '@casewright/value-models';
import { CommandBus } from '@nestjs/cqrs';
import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { LivePage } from './live-page';
import { CASE_TO_START, type RunningApi } from './running-api';
import { RunningWorker } from './running-worker';
import { startWithSessions, Visitor } from './visitor';

interface Shown {
  readonly content: ValueModelContent;
  readonly revision: number;
  readonly editor: object | null;
  readonly asker: object | null;
  readonly versions: readonly {
    readonly number: string;
    readonly deliveredAt: string | null;
    readonly approvedAt: string | null;
  }[];
  readonly openComments: readonly object[];
}

/** Renames a model's assumptions, including in formulas. */
function withIds(
  { assumptions, ...formulas }: ValueModelContent['model'],
  ids: Readonly<Record<string, string>>,
): ValueModelContent['model'] {
  const names = new RegExp(String.raw`\b(?:${Object.keys(ids).join('|')})\b`, 'g');
  const renamed = JSON.stringify(formulas).replaceAll(names, (id) => ids[id] ?? id);
  return {
    ...(JSON.parse(renamed) as typeof formulas),
    assumptions: assumptions.map((row) => ({ ...row, id: ids[row.id] ?? row.id })),
  };
}

interface Made {
  readonly kind: string;
  readonly state: string;
  readonly file: { readonly name: string; readonly size: number; readonly sha256: string } | null;
}

describe('value models', () => {
  let api: RunningApi;
  let worker: RunningWorker;
  let url: string;
  let seller: Visitor;
  let stranger: Visitor;
  let admin: Visitor;
  let colleague: Visitor;

  beforeAll(async () => {
    api = await startWithSessions();
    worker = await RunningWorker.startFor(api);
    [url = ''] = await api.listen();
    [seller, stranger] = [await Visitor.verified(api), await Visitor.verified(api)];
    [admin, colleague] = [await Visitor.admin(api), await Visitor.admin(api)];
  });
  afterAll(async () => {
    await worker.stop();
    await api.stop();
  });

  it('start once from a template with the case’s names and inputs, during its analysis', async () => {
    const caseId = await priced();
    const answers = [
      { field: 'ratePercent', value: '7.5' },
      { field: 'horizonYears', value: '4' },
    ];
    expect((await seller.send('PUT', `/cases/${caseId}/inputs/discount-rate/answers`, { answers })).status).toBe(204);
    expect(await start(caseId)).toMatchObject({ status: 409, body: { code: 'value-models.not-editable' } });
    for (const command of ['complete-inputs', 'confirm']) await provide(caseId, command);

    expect((await seller.send('GET', path(caseId))).body).toMatchObject({ mayEdit: false, model: null });
    await publishDefault('power-price,Electricity,USD/kWh,0.1,0.14,0.2');
    expect((await start(caseId, 'no-such')).status).toBe(422);
    expect((await start(caseId)).status).toBe(204);
    expect(await start(caseId)).toMatchObject({ status: 409, body: { code: 'value-models.exists' } });
    const { content, revision } = await shown(caseId);
    expect(revision).toBe(1);
    expect(content).toMatchObject({
      title: 'Virtualization refresh',
      prospect: { company: 'Wexcombe Hospitals' },
      seller: 'Sam Seller',
      model: { horizonYears: 4 },
    });
    expect(content.model.solutions.map(({ name, role }) => `${role}: ${name}`)).toEqual([
      ...['today: Initech', 'proposed: Acme Cloud'],
    ]);
    expect(content.model.assumptions.find(({ id }) => id === 'rate')).toMatchObject({
      base: 0.075,
      source: 'Typed in by the seller, Discount rate and horizon',
      confidence: 'high',
    });
    expect(content.model.assumptions.find(({ id }) => id === 'powerPrice')).toMatchObject({
      ...{ low: 0.1, base: 0.14, high: 0.2, kind: 'default', asOf: '2026-06-30' },
      ...{ source: 'Example Office, Energy prices (library version 1)', library: { key: 'power-price', version: 1 } },
    });
    expect((await save(caseId, content, 1)).status).toBe(200);
    expect((await shown(caseId)).content).toEqual(content);
  });

  it('start with all solutions of the case, and ask how the template maps onto several', async () => {
    const named = (...names: readonly string[]) =>
      names.map((name) => ({ name, environments: ['on-premise'], computeModels: [] }));
    const caseId = await priced({
      ...CASE_TO_START,
      proposed: named('Helix', 'Helix Managed', 'Helix Edge'),
      competitive: named('Initech', 'Rival', 'Hooli'),
    });
    for (const command of ['complete-inputs', 'confirm']) await provide(caseId, command);
    const ids = ['proposed1', 'proposed2', 'proposed3', 'competing1', 'competing2', 'competing3'];
    expect((await admin.send('GET', path(caseId))).body['solutions']).toMatchObject(ids.map((id) => ({ id })));
    const unclear = await start(caseId);
    expect(unclear).toMatchObject({ status: 422, body: { code: 'value-models.solutions-unclear' } });
    expect(Object.keys(unclear.body['fields'] as object)).toEqual(['today', ...ids.map((id) => `like.${id}`)]);
    const like = (solution: string) => ({ solution, like: solution.startsWith('proposed') ? 'private' : 'managed' });
    const chosen = { today: 'competing2', solutions: ids.filter((id) => id !== 'competing2').map(like) };
    expect((await start(caseId, 'virtualization-refresh', chosen)).status).toBe(204);
    const { content } = await shown(caseId);
    expect(content.model.solutions.map(({ name, role }) => `${role}: ${name}`)).toEqual([
      ...['today: Rival', 'proposed: Helix', 'proposed: Helix Managed', 'proposed: Helix Edge'],
      ...['competing: Initech', 'competing: Hooli'],
    ]);
    expect((await makeVersion(caseId, 'draft', 1)).status).toBe(200);
  });

  it('become a version for approval with template defaults only if the request accepts them', async () => {
    const caseId = await started();
    const refused = await makeVersion(caseId, 'version', 1, false);
    expect(refused).toMatchObject({ status: 409, body: { code: 'value-models.defaults-not-confirmed' } });
    expect(refused.body['assumptions']).toContainEqual({ id: 'hosts', label: 'Hosts in service' });
    expect(await makeVersion(caseId, 'draft', 1, false)).toMatchObject({ status: 200, body: { number: '0.1' } });
    expect(await makeVersion(caseId, 'version', 1)).toMatchObject({ status: 200, body: { number: '1.0' } });
  });

  it('made by an earlier release still open', async () => {
    const caseId = await started();
    expect((await makeVersion(caseId, 'draft', 1)).status).toBe(200);
    await api.sql(
      `insert into value_models.versions (id, case_id, major, minor, snapshot, sha256, note, made_by, made_at)
       select gen_random_uuid(), case_id, 1, 0, former, encode(sha256(convert_to(former, 'UTF8')), 'hex'), '', made_by,
         made_at
       from value_models.versions, replace(snapshot, '"role":"proposed"', '"role":"alternative"') as former
       where case_id = $1`,
      [caseId],
    );
    const { body } = await seller.send('GET', `${path(caseId)}/versions/1.0`);
    expect(body['snapshot']).toMatchObject({ model: { solutions: [{ role: 'today' }, { role: 'proposed' }] } });
  });

  it('are visible to the case’s seller and the provider, and hidden from others', async () => {
    const caseId = await started();
    expect((await shown(caseId, seller)).content).toEqual((await shown(caseId)).content);
    for (const url of [path(caseId), `${path(caseId)}/comments`, `${path(caseId)}/versions/0.1`])
      expect((await stranger.send('GET', url)).status).toBe(404);
    expect((await comment(caseId, stranger)).status).toBe(404);
    const none = crypto.randomUUID();
    expect((await admin.send('GET', path(none))).status).toBe(404);
    expect((await start(none)).status).toBe(404);
  });

  it('are saved with a base value beyond its range, but don’t become a version', async () => {
    const caseId = await started();
    const { content } = await shown(caseId);
    const index = content.model.assumptions.findIndex(({ id }) => id === 'hostsNew');
    const assumptions = content.model.assumptions.map((one, at) => (at === index ? { ...one, base: 1_000 } : one));
    expect(await save(caseId, { ...content, model: { ...content.model, assumptions } }, 1)).toMatchObject({
      body: { revision: 2 },
    });
    expect(await makeVersion(caseId, 'draft', 2)).toMatchObject({
      status: 422,
      body: {
        fields: { [`content.model.assumptions.${index}`]: ['The base value must be between low and high.'] },
      },
    });
  });

  it('are saved whole at their current revision, only if they can be computed, and by one editor at a time', async () => {
    const caseId = await started();
    const { content } = await shown(caseId);
    const renamed = { ...content, title: 'Refresh of site A' };
    expect(await save(caseId, renamed, 1)).toMatchObject({ status: 200, body: { revision: 2 } });
    // Repeated after a lost response.
    expect(await save(caseId, renamed, 1)).toMatchObject({ status: 200, body: { revision: 2 } });
    expect(await save(caseId, content, 1)).toMatchObject({
      status: 409,
      body: { code: 'value-models.revision-conflict', revision: 2 },
    });
    const [line, ...lines] = content.model.costLines;
    const costLines = [{ ...line, expression: 'staffNow * staffPrise' }, ...lines];
    expect(await save(caseId, { ...content, model: { ...content.model, costLines } }, 2)).toMatchObject({
      status: 422,
      body: {
        code: 'value-models.invalid',
        fields: {
          'content.model.costLines.0.expression': ['There’s no assumption or calculation named staffPrise.'],
        },
      },
    });
    expect(await shown(caseId, seller)).toMatchObject({ revision: 2, content: { title: 'Refresh of site A' } });

    const refused = { status: 409, body: { code: 'value-models.edited-by-another' } };
    expect(await edit(caseId, 'take', colleague)).toMatchObject(refused);
    expect(await save(caseId, content, 2, colleague)).toMatchObject(refused);
    expect((await edit(caseId, 'request', colleague)).status).toBe(204);
    expect(await shown(caseId)).toMatchObject({ editor: { isYou: true }, asker: { isYou: false } });

    await silent(caseId);
    expect(await shown(caseId, colleague)).toMatchObject({ editor: { isYou: true }, asker: null });
    expect(await save(caseId, { ...content, title: 'Other' }, 2, colleague)).toMatchObject({ body: { revision: 3 } });
    await edit(caseId, 'release', colleague);
    expect(await shown(caseId)).toMatchObject({ editor: null });
  });

  it('release documents with the first version, after which canceling returns nothing', async () => {
    const caseId = await started();
    const cancel = () =>
      seller.send('POST', `/cases/${caseId}/moves`, { command: 'cancel', reason: 'Postponed' }, key());
    await makeVersion(caseId, 'draft', 1);
    expect((await cancel()).status).toBe(204);
    const [canceled] = await api.sql('select returned_credits, released_at from pursuits.cases where id = $1', [
      caseId,
    ]);
    expect(canceled).toEqual({ returned_credits: 0, released_at: expect.any(Date) });
    await expect(api.sql('update pursuits.cases set released_at = null where id = $1', [caseId])).rejects.toThrow();
  });

  it('are frozen as immutable versions, which update open pages of seller and provider', async () => {
    const caseId = await started();
    const { content } = await shown(caseId);
    const pages = await Promise.all([seller, colleague, stranger].map(({ cookie }) => LivePage.open(url, cookie)));
    for (const page of pages) await page.until('refetch');
    expect((await makeVersion(caseId, 'draft', 7)).status).toBe(409);
    expect((await makeVersion(caseId, 'draft', 1)).body).toMatchObject({ number: '0.1' });
    const [ofSeller, ofColleague, ofStranger] = pages;
    for (const page of [ofSeller, ofColleague]) await page?.until('changed', 'value-models');
    expect(ofStranger?.timesTold('changed')).toBe(0);
    for (const page of pages) page.close();
    await save(caseId, { ...content, title: 'Refresh of site A' }, 1);
    const { sha256 } = (await makeVersion(caseId, 'version', 2)).body;
    const { body } = await seller.send('GET', `${path(caseId)}/versions/1.0`);
    expect(body).toMatchObject({ sha256, snapshot: { title: 'Refresh of site A', version: '1.0', caseId } });
    expect(createHash('sha256').update(canonicalJson(body['snapshot'])).digest('hex')).toBe(sha256);
    expect((await seller.send('GET', `${path(caseId)}/versions/1.1`)).status).toBe(404);

    const change = `update value_models.versions set note = 'Other' where case_id = '${caseId}'`;
    await expect(api.sql(change)).rejects.toThrow('stays as it was made');
    await expect(asApplication(change)).rejects.toThrow('permission denied');
    await expect(asApplication(`delete from value_models.versions where case_id = '${caseId}'`)).rejects.toThrow(
      'permission denied',
    );
  });

  it('are delivered by version with the case, and approved and downloaded there', async () => {
    const caseId = await started();
    for (const kind of ['draft', 'version', 'version']) await makeVersion(caseId, kind, 1);
    await eventually(async () => {
      const made = (await Promise.all(['0.1', '1.0', '2.0'].map((number) => documentsOf(caseId, number)))).flat();
      expect(made.filter(({ state }) => state === 'ready')).toHaveLength(12);
    });
    const sha256 = (await documentsOf(caseId, '1.0')).map(({ file }) => file?.sha256);
    const of = (code: string) => ({ status: 409, body: { code: `value-models.${code}` } });
    expect(await deliver(caseId, '0.1')).toMatchObject(of('draft-not-deliverable'));
    expect((await deliver(caseId, '3.0')).status).toBe(404);
    await api.sql(
      `delete from value_models.documents where kind = 'xlsx' and version_id =
         (select id from value_models.versions where case_id = $1 and major = 2)`,
      [caseId],
    );
    expect(await deliver(caseId, '2.0')).toMatchObject(of('documents-not-ready'));
    expect((await Promise.all([deliver(caseId, '1.0'), deliver(caseId, '1.0')])).map(({ status }) => status)).toContain(
      204,
    );
    expect(await deliver(caseId, '1.0')).toMatchObject(of('version-delivered'));

    const { body } = await seller.send('GET', `/cases/${caseId}/deliverables`);
    const files = ['pdf', 'pptx', 'xlsx'].map((ending, index) => ({
      name: expect.stringMatching(`^C-\\d+ Wexcombe Hospitals value case 1.0.${ending}$`),
      sha256: sha256[[0, 2, 3][index] ?? 0],
    }));
    expect(body['versions']).toMatchObject([{ number: 1, note: 'Site B is in.', files }]);
    const [{ files: published }] = body['versions'] as [{ readonly files: readonly { readonly id: string }[] }];
    for (const [index, { id }] of published.entries()) {
      const answer = await fetch(`${url}/api/deliverable-files/${id}`, {
        headers: { cookie: `session=${seller.cookie}` },
      });
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(files[index]?.sha256);
    }

    const [draft] = await documentsOf(caseId, '0.1');
    const verify = async (hash: unknown) => (await api.send('GET', `/api/verify/${String(hash)}`)).body;
    expect(await verify(draft?.file?.sha256)).toEqual({ isIssued: true, isSuperseded: true });
    expect(await verify(sha256[0])).toEqual({ isIssued: true, isSuperseded: false });

    expect((await provide(caseId, 'finish-analysis')).status).toBe(204);
    for (const refused of [deliver(caseId, '2.0'), makeVersion(caseId, 'version', 1)])
      expect(await refused).toMatchObject({ status: 409 });
    expect((await save(caseId, (await shown(caseId)).content, 1)).status).toBe(409);
    expect((await approve(caseId)).status).toBe(204);
    await eventually(async () => {
      const { versions } = await shown(caseId, seller);
      expect(versions.map((one) => [one.number, one.deliveredAt !== null, one.approvedAt !== null])).toEqual([
        ['2.0', false, false],
        ['1.0', true, true],
        ['0.1', false, false],
      ]);
    });
  });

  it('are not approved when the seller approves a later deliverable', async () => {
    const caseId = await started();
    await makeVersion(caseId, 'version', 1);
    await eventually(async () => {
      expect((await documentsOf(caseId, '1.0')).every(({ state }) => state === 'ready')).toBe(true);
    });
    // Repeated after its answer was lost.
    const attempt = key();
    for (let n = 0; n < 2; n++) expect((await deliver(caseId, '1.0', attempt)).status).toBe(204);
    await api.givenVersionOf(caseId);
    await provide(caseId, 'finish-analysis');
    expect((await approve(caseId)).status).toBe(204);
    await eventually(async () => {
      const waiting = "select from platform.outbox where type = 'pursuits.case-moved' and done_at is null";
      expect(await api.sql(waiting)).toEqual([]);
    });
    const { versions } = await shown(caseId);
    expect(versions).toMatchObject([{ number: '1.0', approvedAt: null }]);
  });

  it('have comments per row that either side can resolve', async () => {
    const caseId = await started();
    expect((await comment(caseId, seller, { rowId: 'no-such' })).status).toBe(422);
    expect((await comment(caseId, seller, { text: '  ' })).status).toBe(422);
    expect((await comment(caseId, seller)).status).toBe(204);
    const [{ id }] = await commentsOf(caseId);
    expect(await commentsOf(caseId)).toMatchObject([
      { rowId: 'hosts', rowLabel: 'Hosts in service', isFromSeller: true, by: { isYou: false }, resolvedAt: null },
    ]);
    expect(await shown(caseId, seller)).toMatchObject({
      openComments: [{ rowKind: 'assumption', rowId: 'hosts', count: 1 }],
    });
    const resolve = (who: Visitor, isResolved: boolean) =>
      who.send('PUT', `${path(caseId)}/comments/${id}`, { isResolved });
    expect((await resolve(stranger, true)).status).toBe(404);
    expect((await resolve(admin, true)).status).toBe(204);
    expect(await shown(caseId, seller)).toMatchObject({ openComments: [] });
    expect((await resolve(seller, false)).status).toBe(204);
    expect(await commentsOf(caseId)).toMatchObject([{ resolvedAt: null }]);

    // Swaps two IDs in one save.
    expect((await comment(caseId, seller, { rowId: 'cores' })).status).toBe(204);
    const { content, revision } = await shown(caseId);
    const model = withIds(content.model, { hosts: 'cores', cores: 'hosts' });
    expect((await save(caseId, { ...content, model }, revision)).status).toBe(200);
    const told = (await commentsOf(caseId)) as readonly object[];
    expect(told).toHaveLength(2);
    expect(told).toContainEqual(expect.objectContaining({ rowId: 'cores', rowLabel: 'Hosts in service' }));
    expect(told).toContainEqual(expect.objectContaining({ rowId: 'hosts', rowLabel: 'Cores per host' }));
    const onRow = await seller.send('GET', `${path(caseId)}/comments?rowKind=assumption&rowId=hosts`);
    expect(onRow.body).toMatchObject({ rows: [{ rowLabel: 'Cores per host' }], next: null });
  });

  it('become documents with each version, which anyone can verify, and are deleted with the seller’s account', async () => {
    const caseId = await started();
    await comment(caseId, seller);
    const { sha256 } = (await makeVersion(caseId, 'version', 1)).body;
    const documents = `${path(caseId)}/versions/1.0/documents`;
    const listed = await eventually(async () => {
      const found = await documentsOf(caseId, '1.0');
      expect(found.map(({ kind, state }) => [kind, state])).toEqual(
        ['pdf-letter', 'pdf-a4', 'pptx', 'xlsx'].map((kind) => [kind, 'ready']),
      );
      return found;
    });
    // After a failure, only missing documents are made again.
    await api.sql(
      `update value_models.documents set file_id = null, sha256 = null, made_at = null, failed_at = now()
      where kind = 'xlsx' and version_id = (select id from value_models.versions where case_id = $1)`,
      [caseId],
    );
    await api.sql(`delete from platform.files where context = 'value-documents' and name = $1`, [
      listed[3]?.file?.name,
    ]);
    const retry = () => admin.send('POST', `/admin${documents}`);
    expect((await admin.send('POST', `/admin${path(caseId)}/versions/9.0/documents`)).status).toBe(404);
    expect((await documentsOf(caseId, '1.0'))[3]).toMatchObject({ kind: 'xlsx', state: 'delayed' });
    expect((await retry()).status).toBe(204);
    expect((await documentsOf(caseId, '1.0'))[3]?.state).not.toBe('delayed');
    await eventually(async () => expect(await documentsOf(caseId, '1.0')).toEqual(listed));
    expect(listed[0]?.file?.name).toMatch(/^C-\d+ Wexcombe Hospitals value case 1\.0\.pdf$/);
    for (const { kind, file } of listed) {
      const answer = await fetch(`${url}/api${documents}/${kind}`, { headers: { cookie: `session=${seller.cookie}` } });
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(file?.sha256);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-disposition': expect.stringMatching(/^attachment; filename="C-\d+ Wexcombe Hospitals value case 1\.0/),
        'x-content-type-options': 'nosniff',
      });
    }
    expect((await admin.send('GET', `${documents}/pptx`)).status).toBe(200);
    expect((await admin.send('GET', `${documents}/docx`)).status).toBe(422);
    for (const address of [documents, `${documents}/xlsx`])
      expect((await stranger.send('GET', address)).status).toBe(404);
    expect((await seller.send('GET', `${path(caseId)}/versions/2.0/documents`)).status).toBe(404);

    const verify = async (hash: unknown) => (await api.send('GET', `/api/verify/${String(hash)}`)).body;
    expect(await verify(sha256)).toEqual({ isIssued: true, isSuperseded: false });
    expect(await verify(String(listed[3]?.file?.sha256).toUpperCase())).toEqual({
      isIssued: true,
      isSuperseded: false,
    });
    expect(await verify('0'.repeat(64))).toEqual({ isIssued: false, isSuperseded: false });
    expect(await verify('not-a-hash')).toMatchObject({ status: 422 });

    const version = `select id from value_models.versions where case_id = $1`;
    const filesOf = () =>
      api.sql(`select from platform.files where context = 'value-documents' and subject = $1`, [id]);
    const [{ id } = { id: '' }] = (await api.sql(version, [caseId])) as readonly { readonly id: string }[];
    expect(await filesOf()).toHaveLength(4);
    await api.get(CommandBus).execute(new EraseValueModels(await seller.id()));
    expect(await filesOf()).toEqual([]);
    expect(await verify(sha256)).toEqual({ isIssued: false, isSuperseded: false });
    expect(await shown(caseId)).toBeNull();
    expect(await api.sql(version, [caseId])).toEqual([]);
  });

  const key = () => ({ 'idempotency-key': crypto.randomUUID() });
  const path = (caseId: string) => `/cases/${caseId}/value-model`;
  const start = (caseId: string, template = 'virtualization-refresh', chosen: object = {}) =>
    admin.send('POST', `/admin${path(caseId)}`, { template, ...chosen });
  const save = (caseId: string, content: object, revision: number, who = admin) =>
    who.send('PUT', `/admin${path(caseId)}`, { content, revision });
  const edit = (caseId: string, change: string, who = admin) =>
    who.send('PUT', `/admin${path(caseId)}/editor`, { change });
  const makeVersion = (caseId: string, kind: string, revision: number, acceptsDefaults = true) =>
    admin.send('POST', `/admin${path(caseId)}/versions`, { kind, revision, note: '', acceptsDefaults }, key());
  const deliver = (caseId: string, number: string, attempt = key()) =>
    admin.send('POST', `/admin${path(caseId)}/versions/${number}/delivery`, { note: 'Site B is in.' }, attempt);
  const documentsOf = async (caseId: string, number: string) =>
    (await seller.send('GET', `${path(caseId)}/versions/${number}/documents`)).body['documents'] as readonly Made[];
  const comment = (caseId: string, who: Visitor, told: object = {}) =>
    who.send(
      'POST',
      `${path(caseId)}/comments`,
      { rowKind: 'assumption', rowId: 'hosts', text: 'Why?', ...told },
      key(),
    );
  const commentsOf = async (caseId: string) =>
    (await admin.send('GET', `${path(caseId)}/comments`)).body['rows'] as [{ readonly id: string }];
  const provide = (caseId: string, command: string) =>
    admin.send('POST', `/admin/cases/${caseId}/moves`, { command }, key());
  const approve = (caseId: string) => seller.send('POST', `/cases/${caseId}/moves`, { command: 'approve-case' }, key());
  const shown = async (caseId: string, who = admin) => (await who.send('GET', path(caseId))).body['model'] as Shown;
  const silent = (caseId: string) =>
    api.sql(
      `update value_models.models set editor_seen_at = editor_seen_at - $2 * interval '1 millisecond'
       where case_id = $1`,
      [caseId, EDITOR_SILENCE_MS + 1_000],
    );

  async function priced(selections: object = CASE_TO_START): Promise<string> {
    await api.get(CommandBus).execute(new GrantCredits(await seller.id(), 100, 'Credits', crypto.randomUUID()));
    const { body } = await seller.send('POST', '/cases', selections, key());
    return String(body['caseId']);
  }

  /** @param line key, name, unit, low, base, and high */
  async function publishDefault(line: string): Promise<void> {
    const { body } = await admin.send('POST', '/admin/defaults/versions', undefined, key());
    const draft = `/admin/default-versions/${String(body['id'])}`;
    const csv = [
      'Key,Name,Unit,Low,Base,High,Publisher,Title,URL,Source date',
      `${line},Example Office,Energy prices,https://energy.example,2026-06-30`,
    ].join('\n');
    await admin.send('PUT', `${draft}/lines`, { csv, revision: 1 });
    await admin.send('POST', `${draft}/publication`, { revision: 2 });
  }

  async function started(): Promise<string> {
    const caseId = await priced();
    for (const command of ['complete-inputs', 'confirm']) await provide(caseId, command);
    await start(caseId);
    return caseId;
  }

  async function asApplication(statement: string): Promise<void> {
    const client = new Client({ connectionString: urlAs(APPLICATION_ROLE, api.databaseUrl) });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  }
});
