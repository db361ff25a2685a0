import { scopeOf } from '../case/terms';
import { COMPUTE_MODEL_LABELS, ENVIRONMENT_LABELS } from '../option-labels';
import type { CaseSelections } from '../price-case';
import type { ComputeModel, Environment } from '../rate-card';
import { solutionName } from '../solution-names';
import { MEGABYTE, type UploadLimits } from '../uploads';
import { INPUT_FIELDS, type InputField } from './input-fields';
import { INPUT_TABLES, type InputTable } from './input-tables';

export interface AskedInput {
  /** Stable within a case. */
  readonly key: string;
  readonly title: string;
  readonly why: string;
  readonly fields: readonly InputField[];
  /** `table`: rows are parsed. `document`: stored unread. */
  readonly file: 'table' | 'document' | 'none';
  /** Keys of items with the same data. One of them answers this item, too. */
  readonly coveredBy?: readonly string[];
  readonly table?: InputTable;
  /** Rows of an example file, header first. */
  readonly example?: readonly (readonly string[])[];
}

export const INPUT_MAX_BYTES = 200 * MEGABYTE;

export function inputLimits({ file }: AskedInput): UploadLimits | undefined {
  if (file === 'none') return undefined;
  const endings =
    file === 'table'
      ? (['csv', 'tsv', 'txt', 'xlsx', 'zip', 'gz', 'parquet'] as const)
      : (['pdf', 'docx', 'pptx', 'xlsx', 'csv', 'png', 'jpg'] as const);
  return { endings, maxBytes: INPUT_MAX_BYTES };
}

const BILL_OF_MATERIALS = [
  ['Item', 'Quantity', 'Unit price a year (USD)', 'Years'],
  ['Compute node, 64 cores, 1 TB', '12', '9800', '5'],
  ['Support, next business day', '12', '640', '5'],
];

export function exampleCsv({ table, example }: AskedInput): string | undefined {
  const rows = table ? [table.columns.map(({ label }) => label), ...table.example] : example;
  return rows?.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

const quoted = (cell: string): string => (cell.includes(',') ? `"${cell}"` : cell);

const INVENTORY = 'environment-on-premise';
const keyOfModel = (model: ComputeModel): string => `compute-${model}`;

/** Their hosts are listed in an inventory of all servers, in the same columns. */
const HOST_MODELS: readonly ComputeModel[] = ['server-hosts', 'hci-appliances', 'bare-metal-hosts'];

/** One item for each selected environment, compute model and solution, and one for the prospect's figures. */
export function askedInputs(selections: CaseSelections): readonly AskedInput[] {
  const { environments, computeModels } = scopeOf(selections);
  const hosts = computeModels.filter((model) => HOST_MODELS.includes(model)).map(keyOfModel);
  const hasInventory = environments.includes('on-premise');
  return [
    ...environments.map((environment) => ({
      ...ofEnvironment(environment),
      // With several kinds of hosts, the list of one kind is not the whole inventory.
      ...(environment === 'on-premise' && hosts.length === 1 && { coveredBy: hosts }),
    })),
    ...computeModels.map((model) => ({
      ...ofComputeModel(model),
      ...(hasInventory && HOST_MODELS.includes(model) && { coveredBy: [INVENTORY] }),
    })),
    ...selections.proposed.map(({ name }, index): AskedInput => ({
      key: `architecture-${index + 1}`,
      title: `Architected solution, ${solutionName('proposed', index, { name })}`,
      why: 'The design and bill of materials of your solution.',
      fields: INPUT_FIELDS.architecture,
      file: 'document',
      example: BILL_OF_MATERIALS,
    })),
    ...selections.competitive.map(({ name }, index): AskedInput => ({
      key: `prices-${index + 1}`,
      title: `Pricing of ${solutionName('competitive', index, { name })}`,
      why: 'A quote, renewal, or invoice.',
      fields: INPUT_FIELDS.prices,
      file: 'document',
      example: BILL_OF_MATERIALS,
    })),
    {
      key: 'discount-rate',
      title: 'Discount rate and horizon',
      why: 'Your prospect’s discount rate and the number of years to model.',
      fields: INPUT_FIELDS.rate,
      file: 'none',
    },
  ];
}

/** Inputs that the new selections need and the former ones did not. */
export function addedInputs(former: CaseSelections, now: CaseSelections): readonly AskedInput[] {
  const asked = new Set(askedInputs(former).map(({ key }) => key));
  return askedInputs(now).filter(({ key }) => !asked.has(key));
}

const ofEnvironment = (environment: Environment): AskedInput =>
  environment === 'on-premise'
    ? {
        key: INVENTORY,
        title: 'Server inventory',
        why: 'Cores, memory, storage, and power of your prospect’s data center. One row for each server.',
        fields: INPUT_FIELDS.hosts,
        file: 'table',
        table: INPUT_TABLES.hosts,
      }
    : {
        key: `environment-${environment}`,
        title: `${ENVIRONMENT_LABELS[environment]} bill`,
        why: 'A bill or usage export of at least 3 months.',
        fields: INPUT_FIELDS.bill,
        file: 'table',
        table: { ...INPUT_TABLES.bill, cloud: environment },
      };

const TABLE_OF: Readonly<Record<ComputeModel, InputTable>> = {
  'server-hosts': INPUT_TABLES.hosts,
  'hci-appliances': INPUT_TABLES.nodes,
  'virtual-machines': INPUT_TABLES.machines,
  'sql-server-hosts': INPUT_TABLES.sqlHosts,
  'bare-metal-hosts': INPUT_TABLES.hosts,
  'bare-metal-instances': INPUT_TABLES.instances,
};

function ofComputeModel(model: ComputeModel): AskedInput {
  const table = TABLE_OF[model];
  const isMachines = model === 'virtual-machines' || model === 'bare-metal-instances';
  return {
    key: keyOfModel(model),
    title: COMPUTE_MODEL_LABELS[model],
    why: `${isMachines ? 'vCPU, memory, storage, and operating system' : 'Cores, memory, storage, and power'}. One row for each ${table.unit[0]}.`,
    fields: isMachines ? INPUT_FIELDS.machines : INPUT_FIELDS.hosts,
    file: 'table',
    table,
  };
}
