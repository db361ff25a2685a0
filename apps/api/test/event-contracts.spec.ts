import { BILLING_EVENTS } from '@casewright/billing';
import { CASE_PRICING_EVENTS } from '@casewright/case-pricing';
import { IDENTITY_EVENTS } from '@casewright/identity';
import { MESSAGING_EVENTS } from '@casewright/messaging';
import { EventHandlers, FILE_EVENTS } from '@casewright/platform';
import { emptyDatabase, testConfig } from '@casewright/platform/testing';
import { PURSUITS_EVENTS } from '@casewright/pursuits';
import { VALUE_MODELS_EVENTS } from '@casewright/value-models';
import { BRAND } from '@casewright/rules/brand';
import { Test, type TestingModule } from '@nestjs/testing';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WorkerModule } from '../worker.module';

const EVENTS = [
  ...IDENTITY_EVENTS,
  ...BILLING_EVENTS,
  ...CASE_PRICING_EVENTS,
  ...MESSAGING_EVENTS,
  ...PURSUITS_EVENTS,
  ...VALUE_MODELS_EVENTS,
  ...FILE_EVENTS,
];

const asJson = (value: object) => JSON.parse(JSON.stringify(value)) as object;

const ROOT = join(__dirname, '../../..');
const contracts = JSON.parse(readFileSync(join(__dirname, 'event-contracts.json'), 'utf8')) as Record<string, unknown>;

describe('contracts of integration events', () => {
  it('have a sample of each event', () => {
    const classes = globSync('libs/*/src/**/!(*.spec).ts', { cwd: ROOT }).flatMap((file) =>
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(/class (\w+) extends IntegrationEvent/g)].map(
        ([, name]) => name,
      ),
    );

    expect(EVENTS.map(({ constructor }) => constructor.name).toSorted()).toEqual(classes.toSorted());
  });

  it.each(EVENTS.map((event) => [`${event.type} v${event.version}`, event] as const))(
    'change with their version only, a line of event-contracts.json that is added and never edited: %s',
    (contract, event) => {
      expect({ [contract]: shapeOf(asJson({ ...event })) }).toEqual({ [contract]: contracts[contract] });
    },
  );
});

/** Names and types of a payload's fields. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return [shapeOf(value[0])];
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shapeOf(field)]));
}

describe('integration events', () => {
  let worker: TestingModule;
  let handlers: EventHandlers;

  beforeAll(async () => {
    const config = testConfig({ DATABASE_URL: await emptyDatabase() }, BRAND);
    worker = await Test.createTestingModule({ imports: [WorkerModule.with(config)] }).compile();
    handlers = worker.get(EventHandlers, { strict: false });
  });
  afterAll(() => worker.close());

  it.each(EVENTS.map((event) => [event.type, event] as const))('match their handlers: %s', async (_, event) => {
    const payload = asJson({ ...event });

    const found = handlers.of(event.type);

    expect(found).not.toHaveLength(0);
    for (const handler of found) expect(asJson(await handler.validate(payload))).toMatchObject(payload);
  });

  it('are handled across contexts only with a contract', () => {
    const types = EVENTS.map(({ type }) => type);
    const contextOf = (name: string) => name.split('.')[0];
    const foreign = handlers.all().filter(({ event, name }) => contextOf(event) !== contextOf(name));

    expect(foreign).not.toHaveLength(0);
    expect(types).toEqual(expect.arrayContaining(foreign.map(({ event }) => event)));
  });

  it('have unique handler names', () => {
    const names = handlers.all().map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
