import { type Decimal, ExactSum } from '../../cells/exact-sum';
import type { BillCell, BillLineType, CellSums, CostBasis } from './bill';
import type { BillLine } from './bill-rules';
import { CommitmentSums } from './commitment-sums';

/** More services than a statement can show. The rest becomes "Other services". */
const MAX_SERVICES = 200;
const MAX_PROVIDERS = 20;
export const OTHER_SERVICES = 'Other services';
const MAX_NAME_LENGTH = 100;

type CubeCell = { readonly key: Omit<BillCell, 'lines' | CostBasis> } & CellSums;

/** Amounts of one line. `list`: undefined if the file has no list prices. */
export interface LineCost {
  readonly effective: Decimal;
  readonly billed: Decimal;
  readonly list: Decimal | undefined;
}

function mapAt<Key, Inner>(maps: Map<Key, Map<string, Inner>>, key: Key): Map<string, Inner> {
  let inner = maps.get(key);
  if (!inner) maps.set(key, (inner = new Map<string, Inner>()));
  return inner;
}

/** Sums a bill by service, month and type in constant memory. */
export class BillCube {
  lines = 0;
  private readonly cells = new Map<string, Map<string, Map<string, Map<string, CubeCell>>>>();
  private readonly services = new Map<string, string>();
  private readonly providers = new Map<string, string>();
  /** By provider. */
  readonly commitments = new Map<string, CommitmentSums>();

  add(
    { month, service, provider, type }: { month: string; service: string; provider: string; type: BillLineType },
    { effective, billed, list }: LineCost,
  ): void {
    const name = this.nameOf(service);
    const cloud = this.providerOf(provider);
    const cell = this.cellOf(month, name, type, cloud, list !== undefined);
    cell.lines += 1;
    this.lines += 1;
    cell.effective.add(effective);
    cell.billed.add(billed);
    if (list) cell.list?.add(list);
  }

  /** Nested, since building a key for each line would take longer than adding it. */
  private cellOf(month: string, service: string, type: BillLineType, provider: string, hasList: boolean): CubeCell {
    const services = mapAt(this.cells, month);
    const types = mapAt(services, service);
    const providers = mapAt(types, type);
    let cell = providers.get(provider);
    if (!cell) {
      const key = { month, service, provider, type };
      const sums = { effective: new ExactSum(), billed: new ExactSum(), list: hasList ? new ExactSum() : null };
      providers.set(provider, (cell = { key, lines: 0, ...sums }));
    }
    return cell;
  }

  addCommitment(provider: string, line: NonNullable<BillLine['commitment']>, cost: Decimal): void {
    const cloud = this.providerOf(provider);
    let sums = this.commitments.get(cloud);
    if (!sums) this.commitments.set(cloud, (sums = new CommitmentSums()));
    sums.add(line.id, line.isUnused, line.until ?? '', cost);
  }

  result(): readonly BillCell[] {
    const all = [...this.cells.values()].flatMap((services) =>
      [...services.values()].flatMap((types) => [...types.values()].flatMap((providers) => [...providers.values()])),
    );
    return all.map(({ key, lines, effective, billed, list }) => ({
      ...key,
      lines,
      ...{ effective: effective.toString(), billed: billed.toString() },
      ...(list && { list: list.toString() }),
    }));
  }

  private providerOf(provider: string): string {
    const known = this.providers.get(provider);
    if (known !== undefined) return known;
    if (this.providers.size >= MAX_PROVIDERS) return '';
    const name = provider.slice(0, MAX_NAME_LENGTH).toWellFormed().replaceAll('\0', '');
    this.providers.set(provider, name);
    return name;
  }

  private nameOf(service: string): string {
    const known = this.services.get(service);
    if (known !== undefined) return known;
    if (this.services.size >= MAX_SERVICES) return OTHER_SERVICES;
    // PostgreSQL can store neither NUL nor unpaired surrogates.
    const name = service.replaceAll('\0', '').slice(0, MAX_NAME_LENGTH).toWellFormed();
    this.services.set(service, name);
    return name;
  }
}
