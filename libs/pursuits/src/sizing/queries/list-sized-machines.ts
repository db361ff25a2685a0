import { foldText } from '@casewright/rules';
import { fitText, monthlyCents, unfittedText } from '@casewright/rules/sizing';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { RowsReader } from '../../inputs/queries/rows-of-input';
import { type FitOfMachine, FittedFleets, isFittedMachine } from './fitted-fleet';
import type { SizingRequest } from './sizing-request';

export interface ListedSizedMachine {
  readonly position: number;
  /** From 1, as in spreadsheets. */
  readonly row: number;
  readonly name: string;
  /** What it is sized by. Null without vCPU or memory. */
  readonly neededVcpu: number | null;
  readonly neededMemoryGib: number | null;
  readonly storageGib: number;
  readonly isMeasured: boolean;
  /** Null if no instance holds it. */
  readonly instance: string | null;
  readonly monthlyCents: number | null;
  /** Why this instance, or why none. */
  readonly why: string;
}

export interface SizedMachinesPage {
  readonly rows: readonly ListedSizedMachine[];
  readonly total: number;
  /** `from` of the next page. Null on the last one. */
  readonly next: number | null;
}

export interface SizedMachinesSelection {
  /** Part of the name. */
  readonly search?: string | undefined;
  /** Name of an instance. */
  readonly instance?: string | undefined;
  readonly show?: SizedMachinesView | undefined;
  readonly sort?: SizedMachinesOrder | undefined;
}

export const SIZED_MACHINES_VIEWS = ['fitted', 'unfitted'] as const;
export type SizedMachinesView = (typeof SIZED_MACHINES_VIEWS)[number];
export const SIZED_MACHINES_ORDERS = ['position', 'cost', '-cost'] as const;
export type SizedMachinesOrder = (typeof SIZED_MACHINES_ORDERS)[number];

export class ListSizedMachines extends Query<SizedMachinesPage> {
  constructor(
    readonly reader: RowsReader,
    readonly request: SizingRequest,
    readonly selection: SizedMachinesSelection,
    readonly from: number,
  ) {
    super();
  }
}

const PAGE_SIZE = 50;

@QueryHandler(ListSizedMachines)
export class ListSizedMachinesHandler implements IQueryHandler<ListSizedMachines> {
  constructor(private readonly fleets: FittedFleets) {}

  /** @throws CaseNotFound, InputNotFound, SizingInvalid */
  async execute({ reader, request, selection, from }: ListSizedMachines): Promise<SizedMachinesPage> {
    const { machines, version } = await this.fleets.fit(reader, request);
    const found = machines.filter(chosenBy(selection));
    const direction = selection.sort === '-cost' ? -1 : 1;
    if (selection.sort === 'cost' || selection.sort === '-cost')
      found.sort((one, other) => direction * (hourlyMicrosOf(one) - hourlyMicrosOf(other)));
    const to = from + PAGE_SIZE;
    return {
      rows: found.slice(from, to).map((one) => listed(one, version.currency)),
      total: found.length,
      next: to < found.length ? to : null,
    };
  }
}

/** Machines without an instance come first where the most expensive do: they are what is left to do. */
const hourlyMicrosOf = (one: FitOfMachine): number =>
  isFittedMachine(one) ? one.hourlyMicros : Number.MAX_SAFE_INTEGER;

function chosenBy({ search, instance, show }: SizedMachinesSelection): (one: FitOfMachine) => boolean {
  const words = foldText(search?.trim() ?? '');
  return (one) =>
    foldText(one.machine.name).includes(words) &&
    (instance === undefined || (isFittedMachine(one) && one.instance.name === instance)) &&
    (show === undefined || isFittedMachine(one) === (show === 'fitted'));
}

function listed(one: FitOfMachine, currency: string): ListedSizedMachine {
  const { position, row, name, vcpu = null, memoryGib = null, storageGib = 0 } = one.machine;
  const place = { position, row, name, storageGib };
  if (!isFittedMachine(one))
    return {
      ...{ ...place, neededVcpu: vcpu, neededMemoryGib: memoryGib, isMeasured: false },
      ...{ instance: null, monthlyCents: null, why: unfittedText(one.reason) },
    };
  const { needs, instance, hourlyMicros } = one;
  return {
    ...{ ...place, neededVcpu: needs.vcpu, neededMemoryGib: needs.memoryGib },
    isMeasured: needs.isVcpuMeasured || needs.isMemoryMeasured,
    ...{ instance: instance.name, monthlyCents: monthlyCents(hourlyMicros), why: fitText(one, currency) },
  };
}
