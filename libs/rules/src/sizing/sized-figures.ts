import {
  type Assumption,
  type SizingReference,
  SIZED_FIGURES,
  type SizedFigure,
  type SourceKind,
} from '../value-model/model';
import { basisText, type PricedBasis, type PricedBy, versionText } from './basis-text';

/** What a sizing computed, and what it rests on. Amounts in cents of the currency. */
export interface SizedResult extends PricedBasis {
  readonly version: PricedBy & { readonly currency: string };
  readonly source: {
    readonly fileId: string;
    readonly file: string;
    readonly sheet: string;
    /** Which rows count, for example "763 of 805 rows counted; 42 left out: 42 off". */
    readonly counted: string;
  };
  /** 0 for a list of hosts. */
  readonly machines: number;
  readonly fitted: number;
  readonly instancesMonthlyCents: number;
  readonly storage: { readonly monthlyCents: number | null };
  readonly hosts: { readonly hosts: number; readonly purchaseCents: number } | null;
  readonly vmware: {
    readonly coresToBuy: number;
    readonly coresAfter: number | null;
    readonly yearlyCents: number | null;
    readonly yearlyCentsAfter: number | null;
  } | null;
  readonly windows: { readonly yearlyCents: number | null } | null;
  readonly sqlServer: { readonly coresToBuy: number; readonly yearlyCents: number | null } | null;
}

interface FigureRule {
  readonly label: string;
  /** `money` is the currency of the prices. */
  readonly unit: 'money' | 'money/year' | 'machines' | 'hosts' | 'cores';
  /** Field of the basis with the line that prices it. */
  readonly line?: 'storage' | 'host' | 'vmwareLicense' | 'windowsLicense' | 'sqlServerLicense';
  /** Null if the sizing has none. Money in cents. */
  readonly of: (result: SizedResult) => number | null;
}

const aYear = (monthlyCents: number | null): number | null => (monthlyCents === null ? null : monthlyCents * 12);

export const FIGURE_RULES: Readonly<Record<SizedFigure, FigureRule>> = {
  instances: {
    ...{ label: 'Cloud instances, a year', unit: 'money/year' },
    of: ({ fitted, instancesMonthlyCents }) => (fitted > 0 ? aYear(instancesMonthlyCents) : null),
  },
  storage: {
    ...{ label: 'Cloud storage, a year', unit: 'money/year', line: 'storage' },
    of: ({ fitted, storage }) => (fitted > 0 ? aYear(storage.monthlyCents) : null),
  },
  machines: {
    ...{ label: 'Machines on cloud instances', unit: 'machines' },
    of: ({ fitted }) => fitted || null,
  },
  hosts: { label: 'Hosts to buy', unit: 'hosts', line: 'host', of: ({ hosts }) => hosts?.hosts ?? null },
  'hosts-purchase': {
    ...{ label: 'Purchase of the hosts', unit: 'money', line: 'host' },
    of: ({ hosts }) => hosts?.purchaseCents ?? null,
  },
  'vmware-cores': {
    ...{ label: 'VMware cores, today’s hosts', unit: 'cores' },
    of: ({ vmware }) => vmware?.coresToBuy ?? null,
  },
  'vmware-cores-after': {
    ...{ label: 'VMware cores, new hosts', unit: 'cores', line: 'host' },
    of: ({ vmware }) => vmware?.coresAfter ?? null,
  },
  'vmware-licenses': {
    ...{ label: 'VMware licenses, today’s hosts', unit: 'money/year', line: 'vmwareLicense' },
    of: ({ vmware }) => vmware?.yearlyCents ?? null,
  },
  'vmware-licenses-after': {
    ...{ label: 'VMware licenses, new hosts', unit: 'money/year', line: 'vmwareLicense' },
    of: ({ vmware }) => vmware?.yearlyCentsAfter ?? null,
  },
  'windows-licenses': {
    ...{ label: 'Windows Server licenses', unit: 'money/year', line: 'windowsLicense' },
    of: ({ windows }) => windows?.yearlyCents ?? null,
  },
  'sql-server-cores': {
    ...{ label: 'SQL Server cores', unit: 'cores' },
    of: ({ sqlServer }) => sqlServer?.coresToBuy ?? null,
  },
  'sql-server-licenses': {
    ...{ label: 'SQL Server licenses', unit: 'money/year', line: 'sqlServerLicense' },
    of: ({ sqlServer }) => sqlServer?.yearlyCents ?? null,
  },
};

/** A number of a sizing as an assumption has it, with its source. */
export type SizedAssumption = Pick<Assumption, 'label' | 'unit' | 'base' | 'source' | 'asOf' | 'confidence'> & {
  readonly kind: SourceKind;
  readonly reference: NonNullable<Assumption['reference']> & { readonly sizing: SizingReference };
};

/**
 * Every number that the sizing has.
 * @param asked the input, and the basis as the API takes it
 * @param today ISO date, of counts; prices are as of the version's day
 */
export const sizedAssumptions = (
  result: SizedResult,
  asked: Pick<SizingReference, 'input' | 'basis'>,
  today: string,
): readonly SizedAssumption[] =>
  SIZED_FIGURES.flatMap((figure) => {
    const { label, unit, line, of } = FIGURE_RULES[figure];
    const amount = of(result);
    if (amount === null) return [];
    const { version, source } = result;
    const isMoney = unit.startsWith('money');
    const { fileId, file, sheet, counted } = source;
    return {
      ...{ label, unit: unit.replace('money', version.currency), base: isMoney ? amount / 100 : amount },
      source: [
        isOfOtherRows(figure, result)
          ? 'Hosts in the inventory of this case'
          : `${[file, sheet].filter(Boolean).join(', ')}: ${counted}`,
        versionText(version),
        // Licenses and hosts cost the same in every region.
        line ? new URLSearchParams(asked.basis).get(line) : basisText(result),
      ]
        .filter(Boolean)
        .join('; '),
      ...{ kind: isMoney ? ('quoted' as const) : ('measured' as const), asOf: isMoney ? version.pricesAsOf : today },
      confidence: 'medium' as const,
      reference: {
        ...{ fileId, file, sheet, column: '' },
        sizing: { ...asked, figure, priceBook: version.name, version: version.number },
      },
    };
  });

/** Licenses of today’s hosts may be counted in another file than that of the machines. */
const isOfOtherRows = (figure: SizedFigure, { machines }: SizedResult): boolean =>
  machines > 0 && !figure.endsWith('-after') && /^(?:vmware|windows|sql-server)-/.test(figure);
