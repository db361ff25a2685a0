import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { resultTexts, type Snapshot, type ValueModel } from '@casewright/rules';
import { sampleSnapshot } from '../sample/sample-snapshot';
import { randomSnapshot } from '../snapshot/random-snapshot.fixture';
import { hashOf } from '../snapshot/hash-of';
import { valueCaseOf } from '../snapshot/value-case';
import { thousandsText } from '../words';
import { DRAWN_PLACES } from './drawn-places.fixture';
import { type Paper, PAPERS } from './pen';
import { valueCasePdf } from './value-case-pdf';

const sample = sampleSnapshot();
const SOURCE = `Renewal of Nov 3, sheet 4, row 12, as agreed with the plant in Hull ${'x'.repeat(80)}`;
const MODELS = process.env['SOAK'] ? 30 : 1;

let sheets: Readonly<Record<Paper, Buffer>>;

beforeAll(async () => {
  sheets = { letter: await valueCasePdf(sample, 'letter'), a4: await valueCasePdf(sample, 'a4') };
});

const read = (pdf: Buffer) => getDocumentProxy(new Uint8Array(pdf));
/** Text by page, with single spaces. */
async function textOf(pdf: Buffer): Promise<readonly string[]> {
  const { text } = await extractText(await read(pdf));
  return text.map((page) => page.replace(/\s+/g, ' '));
}

interface Part {
  readonly role: string;
  readonly alt?: string;
  readonly children?: readonly object[];
}

/** A part of the structure and all its descendants. */
const partsOf = (part: object | null): readonly Part[] =>
  part && isPart(part) ? [part, ...(part.children ?? []).flatMap(partsOf)] : [];
const isPart = (part: object): part is Part => 'role' in part;

/** Scopes of table headers. The PDF library does not expose them. */
const scopesOf = (pdf: Buffer): readonly (string | undefined)[] =>
  [...pdf.toString('latin1').matchAll(/<<[^<>]*\/S \/TH\n(?:[^<>]|<<[^<>]*>>)*>>/g)].map(
    ([cell]) => /\/A <<\s*\/O \/Table\s*\/Scope \/(\w+)/.exec(cell)?.[1],
  );

describe('value case PDF', () => {
  it('marks each part for screen readers, and the rest as decoration', async () => {
    const findings = Array.from({ length: 10 }, () => 'Capacity that nobody uses is paid for. '.repeat(40));
    const document = await read(await valueCasePdf({ ...sample, findings }, 'letter'));
    const roles = new Map<string, number>();
    const pictures: string[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      for (const { role, alt } of partsOf(await page.getStructTree())) {
        roles.set(role, (roles.get(role) ?? 0) + 1);
        if (role === 'Figure') pictures.push(alt ?? '');
      }
      const { items } = await page.getTextContent({ includeMarkedContent: true });
      let depth = 0;
      const bare = items.filter((item) => {
        if ('str' in item) return depth === 0 && item.str.trim() !== '';
        depth += item.type === 'endMarkedContent' ? -1 : 1;
        return false;
      });
      expect([bare, depth]).toEqual([[], 0]);
    }
    expect(Object.fromEntries(roles)).toMatchObject({ H1: 1, Table: 7, Figure: 3 });
    expect(roles.get('TD')).toBeGreaterThan(100);
    expect(pictures[1]).toContain('Helix Private Cloud: 7,588');
  });

  it('marks the headers of table columns and rows', async () => {
    const document = await read(sheets.letter);
    const pages = Array.from({ length: document.numPages }, async (_, page) => {
      const parts = partsOf(await (await document.getPage(page + 1)).getStructTree());
      return parts.filter(({ role }) => role === 'TR' || role === 'TH').map(({ role }) => role);
    });
    const roles = (await Promise.all(pages)).flat();
    const scopes = scopesOf(sheets.letter);
    expect(scopes).toHaveLength(roles.filter((role) => role === 'TH').length);
    const columns = 6 + 8 + 6 + 7 + 2 + 2 + 3;
    const rows = roles.filter((role) => role === 'TR').length - 7;
    expect(scopes.filter((scope) => scope === 'Column')).toHaveLength(columns);
    expect(scopes.filter((scope) => scope === 'Row')).toHaveLength(rows);
  });

  it.each(['letter', 'a4'] as const)('on %s shows the sample case on five pages', async (paper) => {
    const document = await read(sheets[paper]);
    const [, , width, height] = (await document.getPage(1)).view;
    expect([width, height]).toEqual([...PAPERS[paper]]);
    const pages = await textOf(sheets[paper]);
    expect(pages).toHaveLength(5);
    expect(pages[0]).toContain('Moving to Helix Private Cloud costs $2.6M less over five years than staying');
    expect(pages[0]).toContain('Net present value $2.6M');
    expect(pages[0]).toContain('Month 19');
    expect(pages[0]).toContain(
      'Without soft benefits (Fewer outages, Faster provisioning), the net present value is $1.7M and it pays back in month 22.',
    );
    expect(pages[1]).toContain('Five years 10,183 7,588 −2,595 8,054 −2,129');
    expect(pages[1]).toContain('Net cash flow −1,617 931 1,271 1,306 907 945 3,743');
    expect(pages[2]).toMatch(
      /Hosts after consolidation 58 hosts 66 to 54 Architected solution 3,? Nov 23 Quoted Medium/,
    );
    expect(pages[2]).toMatch(/Price notices 2024 to 2026,? Oct 30 Quoted Medium/);
    expect(pages[2]).toContain('−$451K');
    expect(pages[2]).toContain('Holds unless hosts after consolidation exceed 103 (base 58).');
    expect(pages[0]).toContain('33 assumptions: 37% the prospect’s own, 27% measured, 36% quoted.');
    expect(pages[3]).toContain('Risks and mitigation Risk Mitigation Fewer virtual machines fit');
    expect(pages[3]).toContain('Dec 18, 2026 Decide on the outlay. Ines Calloway');
    expect(pages.slice(3).join(' ')).toContain('Glossary. Net present value: What all later savings');
    expect(pages[3]).toContain('Do nothing: keep Incumbent VMs $0 $10.2M – – – –');
    expect(pages[3]).toContain('Helix Private Cloud (proposed) $1.6M $7.6M $2.6M $0.5M to $3.8M $1.7M Month 19');
    expect(pages.slice(3).join(' ')).toContain('discounts year-end flows at 9%');
    expect(pages.slice(3).join(' ')).toContain(
      'Benefits counted. Fewer outages 50% in year 1, then 100%; Faster provisioning 25% in year 1, then 50%.',
    );
    expect(pages.slice(3).join(' ')).toContain(
      'Helix Private Cloud: transition $353K; parallel operation $181K for 4 months (6 to 3); existing commitments none.',
    );
    expect(pages.slice(3).join(' ')).toContain('Power per host today 0.62 kW/host (Meter readings, Nov 20); ');
    expect(pages.slice(3).join(' ')).toContain('Rent per rack, per month $1,450/rack/month (Facilities, Nov 20); ');
    pages.forEach((page, index) => {
      expect(page).toContain('Version 1.0, Dec 8, 2026. Prepared for Larkmoor Foods by Northwind with Casewright.');
      expect(page).toContain('Directional: a decision aid');
      expect(page).toContain(`${index + 1} of 5`);
      expect(page).toContain(`sha256 ${hashOf(sample)}`);
    });
  });

  it('keeps text positions', async () => {
    const document = await read(sheets.letter);
    const [, , , height = 0] = (await document.getPage(1)).view;
    const pages = await Promise.all(
      [1, 2, 3, 4, 5].map(async (page) => (await (await document.getPage(page)).getTextContent()).items),
    );
    const placed = DRAWN_PLACES.map(([page, text, x, y, size]) => {
      const found = pages[page - 1]?.find((item) => 'str' in item && item.str === text);
      const [, , , its = 0, left = 0, up = 0] = found && 'transform' in found ? (found.transform as number[]) : [];
      return { text, places: [left - x, height - up - y], larger: its - size };
    });
    const off = placed.filter(({ places, larger }) => Math.max(...places.map(Math.abs)) > 80 || Math.abs(larger) > 1.1);
    expect(off).toEqual([]);
  });

  it('says why benefits that resemble each other are both counted', async () => {
    const [first, second] = sample.model.benefits;
    const benefits = [first!, { ...second!, differs: [{ from: 'outages', why: 'Other hours' }] }];
    const text = (await textOf(await valueCasePdf({ ...sample, model: { ...sample.model, benefits } }, 'letter'))).join(
      ' ',
    );
    expect(text).toContain('Not counted twice. Faster provisioning is not the same as Fewer outages: Other hours.');
  });

  it('prints no heading or comma for what is not written', async () => {
    const prospect = { company: 'Larkmoor Foods', reader: '', position: ' ' };
    const empty = { ...sample, prospect, scope: '', findings: [''], takes: '', asked: '', leftOut: '' };
    const text = (await textOf(await valueCasePdf(empty, 'letter'))).join(' ');
    expect(text).toContain('Prepared for Larkmoor Foods. Net present value');
    expect(text).not.toMatch(/What we found|What it takes|Decision asked for|Not counted\./);
    const asked = (await textOf(await valueCasePdf({ ...empty, asked: 'Approve.' }, 'letter'))).join(' ');
    expect(asked).toContain('Decision asked for Approve.');
    expect(asked).not.toContain('What it takes');
  });

  it('leaves no page with only a few lines', async () => {
    for (const leftOut of [1, 2, 3].map((times) => 'Taxes, and any effect on revenue. '.repeat(times * 4))) {
      expect(await textOf(await valueCasePdf({ ...sample, leftOut }, 'letter'))).toHaveLength(5);
    }
  });

  it('says which characters it has no font for', async () => {
    const findings = ['Written \u{1D800}.'];
    const text = (await textOf(await valueCasePdf({ ...sample, findings }, 'letter'))).join(' ');
    expect(text).toContain('Not shown here. No font of this document has U+1D800.');
  });

  it('has the same bytes for the same snapshot', async () => {
    expect(await valueCasePdf(sampleSnapshot(), 'letter')).toEqual(sheets.letter);
  });

  it('has a title, a language and bookmarks', async () => {
    const document = await read(sheets.letter);
    const { info } = await getMeta(document);
    expect(info).toMatchObject({ Title: 'Larkmoor Foods: value case 1.0', Language: 'en-US', Creator: 'Casewright' });
    const outline = await document.getOutline();
    expect(outline.map(({ title }: { title: string }) => title)).toEqual([
      'Executive summary',
      'Cost of ownership',
      'Assumptions and sensitivity',
      'Options and plan',
      'Method and glossary',
    ]);
  });

  it('shows hostile names as text, and all of long names and sources', async () => {
    const [first, ...others] = sample.model.assumptions;
    const long = { ...first, label: 'Assumption '.repeat(20).trim(), source: SOURCE } as (typeof others)[number];
    const company = '=HYPERLINK("https://evil.example") <b> Київ חברת המזון 東 🍅';
    const snapshot: Snapshot = {
      ...sample,
      prospect: { ...sample.prospect, company },
      model: { ...sample.model, assumptions: [long, ...others] },
    };
    const pdf = await valueCasePdf(snapshot, 'a4');
    const text = (await textOf(pdf)).join(' ');
    expect(text).toContain(company);
    expect(pdf.includes('/URI')).toBe(false);
    expect(text).toContain(`${long.label} 96 hosts counted`);
    expect(text.replaceAll(' ', '')).toContain(SOURCE.replaceAll(' ', ''));
  });

  it('shows the figures of random models', async () => {
    for (let seed = 1; seed <= MODELS; seed++) {
      const snapshot = randomSnapshot(seed);
      const { summary, hash } = valueCaseOf(snapshot);
      const text = (await textOf(await valueCasePdf(snapshot, 'letter'))).join(' ');
      const { netPresentValue, savingShare, solutions, cumulative } = summary;
      const { money, lowerCost } = resultTexts(summary);
      const [low, high] = [netPresentValue.low, netPresentValue.high].map(money);
      const said = [
        money(netPresentValue.base),
        ...(low === high ? [] : [`between ${low} and ${high}`]),
        ...(savingShare === undefined ? [] : [lowerCost(Math.abs(savingShare))]),
        ...solutions.map(({ total }) => thousandsText(total)),
        ...solutions.flatMap(({ categories }) => categories.map(({ amount }) => thousandsText(amount))),
        ...cumulative.base.map(thousandsText),
        'Verify at https://casewright.example/verify',
        hash,
      ];
      expect(said.filter((figure) => !text.includes(figure))).toEqual([]);
    }
  });

  it('truncates no number and drops no sentence in a large case', async () => {
    const [first] = sample.model.assumptions;
    const more = Array.from({ length: 80 }, (_, index) => ({
      ...first,
      id: `more${index}`,
      label: `Further ${index}`,
    }));
    const solutions = ['colo', 'hyper', 'edge'].map((id) => ({
      id,
      name: `Solution ${id}`,
      role: 'competing' as const,
    }));
    const lines = solutions.map(({ id }, index) => ({
      ...{ id, solution: id, category: `Kind ${index}`, label: id, expression: 'license * 987' },
    }));
    const model: ValueModel = {
      ...sample.model,
      horizonYears: 10,
      solutions: [...sample.model.solutions, ...solutions],
      assumptions: [...sample.model.assumptions, ...(more as ValueModel['assumptions'])],
      costLines: [...sample.model.costLines, ...lines],
    };
    const findings = Array.from({ length: 40 }, (_, index) => `Finding ${index} is told in a sentence of its own.`);
    const snapshot = { ...sample, model, findings };
    const pages = await textOf(await valueCasePdf(snapshot, 'letter'));
    const text = pages.join(' ');

    expect(
      pages.filter((page) => page.includes('Assumption Value Low to high Source Kind Confidence')).length,
    ).toBeGreaterThan(1);
    expect(findings.filter((finding) => !text.includes(finding))).toEqual([]);
    expect(more.filter(({ label }) => !text.includes(`${label} 96 hosts counted`))).toEqual([]);
    const { results, summary } = valueCaseOf(snapshot);
    const figures = [
      ...results.costs.map(({ total }) => thousandsText(total)),
      ...(results.costs[0]?.byYear ?? []).map(thousandsText),
      ...summary.cumulative.base.map(thousandsText),
    ];
    expect(figures.filter((figure) => !text.includes(figure))).toEqual([]);
    expect(text).not.toMatch(/\d…/);
  });
});
