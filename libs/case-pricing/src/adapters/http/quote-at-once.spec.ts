import { Clock } from '@casewright/kernel';
import { RequestValidation } from '@casewright/platform';
import { priceCase, type CaseSelections } from '@casewright/rules';
import { aCase, anyCase, solution } from '@casewright/rules/testing';
import fc from 'fast-check';
import { NOW, RATES } from '../../domain/case.fixture';
import { RateCards } from '../../domain/rate-cards';
import { QuoteCaseHandler } from '../../queries/quote-case';
import { QuoteAtOnce } from './quote-at-once';
import { SelectionsBody } from './selections.body';

class StoppedClock extends Clock {
  now = () => NOW;
}

const quotes = new QuoteAtOnce(new QuoteCaseHandler(new RateCards(), new StoppedClock()));

/** What the route itself makes of a body; undefined when it refuses it. */
const taken = (body: unknown): Promise<CaseSelections | undefined> =>
  new RequestValidation().transform(body, { type: 'body', metatype: SelectionsBody }).then(
    (selections) => selections as CaseSelections,
    () => undefined,
  );

describe('a quote at once', () => {
  it('is the price of whatever the wizard leaves behind', () => {
    fc.assert(
      fc.property(anyCase, (selections) => {
        expect(quotes.answerTo(selections)).toEqual(priceCase(selections, RATES));
      }),
    );
  });

  it('is given to nothing that the route would refuse, and is the price that the route would find', async () => {
    await fc.assert(
      fc.asyncProperty(almostACase, async (body) => {
        const quote = quotes.answerTo(body);
        if (!quote) return;
        const selections = await taken(body);
        expect(selections && priceCase(selections, RATES)).toEqual(quote);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each<[string, unknown]>([
    ['a name with spaces around 200 letters', aCase({ proposed: [solution({ name: ` ${'n'.repeat(200)} ` })] })],
    ['steps that were answered with nothing', { ...aCase(), slaDays: null, acvTier: null }],
  ])('leaves to the route what it would set right: %s', async (_, body) => {
    expect(quotes.answerTo(body)).toBeUndefined();
    expect(await taken(body)).toBeDefined();
  });
});

/** A case with something else in the place of one of its parts, or beside them. */
const almostACase = fc
  .tuple(
    anyCase,
    fc.array(fc.nat({ max: 9 }), { maxLength: 3 }),
    fc.oneof(
      fc.constantFrom<unknown[]>(
        null,
        undefined,
        0,
        1,
        3,
        4,
        '3',
        true,
        '',
        'aws',
        'n'.repeat(201),
        '\u0000',
        '\ud800',
        [],
        {},
      ),
      fc.constantFrom<unknown[]>(
        ['aws'],
        ['aws', 'aws'],
        ['mars'],
        [[]],
        [null],
        [solution()],
        Array(4).fill(solution()),
      ),
      fc.jsonValue(),
    ),
    fc.constantFrom('name', 'environments', 'computeModels', 'slaDays', 'credits', undefined),
  )
  .map(([selections, path, other, field]) => changed(selections, path, other, field));

/** @param path by position, from the outside in */
function changed(part: unknown, [place, ...path]: readonly number[], other: unknown, field?: string): unknown {
  if (typeof part !== 'object' || part === null || place === undefined) return field === undefined ? other : part;
  const names = Object.keys(part);
  const name = path.length === 0 && field !== undefined ? field : names[place % Math.max(1, names.length)];
  if (name === undefined) return other;
  const inner = path.length === 0 ? other : changed((part as Record<string, unknown>)[name], path, other, field);
  return Array.isArray(part)
    ? part.map((one, index) => (String(index) === name ? inner : (one as unknown)))
    : { ...part, [name]: inner };
}
