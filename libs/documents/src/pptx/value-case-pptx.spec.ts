import { strFromU8, unzipSync } from 'fflate';
import { resultTexts } from '@casewright/rules';
import { sampleSnapshot } from '../sample/sample-snapshot';
import { randomSnapshot } from '../snapshot/random-snapshot.fixture';
import { valueCaseOf } from '../snapshot/value-case';
import { thousandsText } from '../words';
import { valueCasePptx } from './value-case-pptx';

interface Deck {
  readonly slides: readonly string[];
  readonly notes: readonly string[];
  readonly charts: readonly (readonly number[])[];
  /** Number formats of the axes with amounts. */
  readonly axes: readonly string[];
  readonly parts: readonly string[];
}

const unescaped = (text: string): string =>
  text.replace(
    /&(lt|gt|quot|apos|amp);/g,
    (_, name: string) => ({ lt: '<', gt: '>', quot: '"', apos: "'" })[name] ?? '&',
  );

function read(file: Buffer): Deck {
  const parts = Object.entries(unzipSync(file)).map(([name, bytes]) => [name, strFromU8(bytes)] as const);
  const numberIn = (name: string) => Number(/(\d+)\.xml$/.exec(name)?.[1]);
  const named = (pattern: RegExp) =>
    parts.filter(([name]) => pattern.test(name)).sort(([one], [other]) => numberIn(one) - numberIn(other));
  const textsOf = ([, xml]: readonly [string, string]) =>
    [...xml.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, text = '']) => unescaped(text)).join(' ');
  return {
    slides: named(/^ppt\/slides\/slide\d+\.xml$/).map(textsOf),
    notes: named(/^ppt\/notesSlides\/notesSlide\d+\.xml$/).map(textsOf),
    charts: named(/^ppt\/charts\/chart\d+\.xml$/).map(([, xml]) =>
      [...xml.matchAll(/<c:val>.*?<\/c:val>/gs)].flatMap(([values]) =>
        [...values.matchAll(/<c:v>([^<]*)<\/c:v>/g)].map(([, value]) => Number(value)),
      ),
    ),
    axes: named(/^ppt\/charts\/chart\d+\.xml$/).map(([, xml]) =>
      unescaped(/<c:valAx>.*?<c:numFmt formatCode="([^"]*)"/s.exec(xml)?.[1] ?? ''),
    ),
    parts: parts.map(([name]) => name),
  };
}

const MODELS = process.env['SOAK'] ? 30 : 3;

describe('value case slides', () => {
  it('show the sample case on seventeen slides with notes and editable charts, with the same bytes each time', async () => {
    const file = await valueCasePptx(sampleSnapshot());
    const { slides, notes, charts, axes, parts } = read(file);
    expect(slides).toHaveLength(17);
    expect(slides[1]).toContain('Moving to Helix Private Cloud costs $2.6M less over five years than staying');
    expect(slides[1]).toContain('Month 19');
    expect(slides[2]).toContain('Do nothing: keep Incumbent VMs $0 $10.2M');
    expect(slides[4]).toContain('Five years 10,183 7,588 −2,595 8,054 −2,129');
    expect(slides[6]).toContain(
      'transition $353K; parallel operation $181K for 4 months (6 to 3); existing commitments none.',
    );
    expect(slides[8]).toContain('Holds unless hosts after consolidation exceed');
    expect(slides[9]).toContain(
      'Hosts after consolidation 58 hosts 66 to 54 Quoted Architected solution 3, Nov 23, 2026',
    );
    expect(slides[12]).toContain('Risks and mitigation Risk Mitigation Fewer virtual');
    expect(slides[16]).toContain('Glossary Term Meaning Net present value');
    const shown = slides.slice(9, 12).join(' ');
    expect(sampleSnapshot().model.assumptions.filter(({ label }) => !shown.includes(label))).toEqual([]);
    expect(axes.map((format) => (format.includes(',,"M"') ? 'millions' : 'thousands'))).toEqual([
      'millions',
      'millions',
      'thousands',
    ]);
    const { hash } = valueCaseOf(sampleSnapshot());
    expect(slides.filter((slide) => !slide.includes(`sha256 ${hash}`))).toEqual([]);
    expect(notes.filter((note) => note.length < 20)).toEqual([]);
    expect(notes[1]).toContain('Net present value $2.6M at 9%');
    expect(charts).toHaveLength(3);
    expect(parts.filter((name) => name.endsWith('.xlsx'))).toHaveLength(3);
    expect(await valueCasePptx(sampleSnapshot())).toEqual(file);
  });

  it('name sources and what was counted in files in full, on as many slides as that takes', async () => {
    const sample = sampleSnapshot();
    const source = `bill.csv, AWS bill: FOCUS 1.0: ${'3 months of 12 services. '.repeat(12)}Left out: tax 5,733.36`;
    const assumptions = sample.model.assumptions.map((assumption) => ({ ...assumption, source }));
    const fileStatements = [{ file: 'bill.csv', statement: 'Counted: effective cost 67,660.64.' }];
    const { slides } = read(
      await valueCasePptx({ ...sample, fileStatements, model: { ...sample.model, assumptions } }),
    );
    const rest = slides.filter((slide) => slide.includes('What the numbers rest on'));
    expect(rest.join(' ').split(source)).toHaveLength(assumptions.length + 1);
    // Seven lines each.
    expect(rest).toHaveLength(Math.ceil(assumptions.length / 3));
    expect(slides.find((slide) => slide.includes('What was counted in the files'))).toContain(
      'bill.csv Counted: effective cost 67,660.64.',
    );
  });

  it('show the costs of at most three solutions beside today’s on a slide', async () => {
    const sample = sampleSnapshot();
    const more = ['Rival', 'Colo', 'Hyper', 'Edge'].map((name) => ({ id: name, name, role: 'competing' as const }));
    const model = { ...sample.model, solutions: [...sample.model.solutions, ...more] };
    const { slides } = read(await valueCasePptx({ ...sample, model }));
    const tables = slides.filter((slide) => slide.includes('Cost of ownership by kind'));
    expect(tables.map((slide) => /Thousands of USD (.*) Software/.exec(slide)?.[1])).toEqual([
      'Incumbent VMs Helix Private Cloud Change Helix Managed Change Rival Change',
      'Incumbent VMs Colo Change Hyper Change Edge Change',
    ]);
  });

  it(`show the figures of ${MODELS} random models, with any name as text`, async () => {
    for (let seed = 1; seed <= MODELS; seed++) {
      const snapshot = randomSnapshot(seed);
      const { summary, hash, proposal } = valueCaseOf(snapshot);
      const { money, lowerCost } = resultTexts(summary);
      const { slides, charts, notes } = read(await valueCasePptx(snapshot));
      const text = slides.join(' ');
      const said = [
        money(summary.netPresentValue.base),
        // No share of nothing.
        ...(summary.savingShare === undefined ? [] : [lowerCost(Math.abs(summary.savingShare))]),
        ...summary.solutions.flatMap(({ total, categories }) => [
          thousandsText(total),
          ...categories.map(({ amount }) => thousandsText(amount)),
        ]),
        `https://casewright.example/verify/${hash}`,
        [...snapshot.prospect.company].slice(0, 60).join(''),
      ];
      expect(said.filter((figure) => !text.includes(figure))).toEqual([]);
      expect(notes.join(' ')).toContain(money(proposal.netPresentValue));
      const drawn = new Set(charts.flat());
      const amounts = [
        ...summary.solutions.flatMap(({ categories }) => categories.map(({ amount }) => amount)),
        ...Object.values(summary.cumulative).flat(),
        ...summary.swings.slice(0, 8).flatMap(({ deltaLow, deltaHigh }) => [deltaLow, deltaHigh]),
      ];
      expect(amounts.filter((amount) => !drawn.has(amount))).toEqual([]);
    }
  });
});
