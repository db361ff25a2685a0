import { DEFAULT_COLUMNS, TEMPLATE_DEFAULTS } from '@casewright/rules/model-templates';

/** Names every key that templates look for. Values and sources are left for the provider. */
export const EXAMPLE_FILE: string = [
  DEFAULT_COLUMNS.map(({ header }) => header),
  ...TEMPLATE_DEFAULTS.map((found) =>
    DEFAULT_COLUMNS.map(({ field }) => (field === 'key' || field === 'name' || field === 'unit' ? found[field] : '')),
  ),
]
  .map((cells) => `${cells.map(quoted).join(',')}\r\n`)
  .join('');

function quoted(cell: string): string {
  return /[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
