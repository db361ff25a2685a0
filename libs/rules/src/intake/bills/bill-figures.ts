import { type BillCell, type BillIntake, type CostBasis, costOf, countedCells } from './bill';

/** Lines that count, added up. Costs are exact decimals, for example "-12.5". */
export interface CostSum {
  readonly cost: string;
  readonly lines: number;
}

export interface BillFigures {
  readonly basis: CostBasis;
  readonly total: CostSum;
  /** In order. */
  readonly months: readonly (CostSum & { readonly month: string })[];
  /** Those that cost most, most first. */
  readonly services: readonly (CostSum & { readonly service: string })[];
  /** The services that aren't among them. */
  readonly others: CostSum & { readonly services: number };
}

const SHOWN_SERVICES = 10;

/** How the counted cost of a bill is distributed. */
export function billFigures(bill: Pick<BillIntake, 'cells' | 'choices' | 'basis'>): BillFigures {
  const { basis } = bill;
  const cells = countedCells(bill);
  const sum = (of: readonly BillCell[]): CostSum => ({
    cost: costOf(of, basis),
    lines: of.reduce((total, { lines }) => total + lines, 0),
  });
  const services = [...Map.groupBy(cells, ({ service }) => service)]
    .map(([service, own]) => ({ service, own, ...sum(own) }))
    .toSorted((one, other) => Number(other.cost) - Number(one.cost) || one.service.localeCompare(other.service));
  const rest = services.slice(SHOWN_SERVICES);
  return {
    ...{ basis, total: sum(cells) },
    months: [...Map.groupBy(cells, ({ month }) => month)]
      .map(([month, own]) => ({ month, ...sum(own) }))
      .toSorted((one, other) => one.month.localeCompare(other.month)),
    services: services.slice(0, SHOWN_SERVICES).map(({ service, cost, lines }) => ({ service, cost, lines })),
    others: { services: rest.length, ...sum(rest.flatMap(({ own }) => own)) },
  };
}
