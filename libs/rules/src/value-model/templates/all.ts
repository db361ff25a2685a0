import { CLOUD_MIGRATION_TEMPLATE } from './cloud-migration';
import { LIBRARY_KEYS } from './library-keys';
import { PRIVATE_CLOUD_OR_HYPERSCALER_TEMPLATE } from './private-cloud-or-hyperscaler';
import { SECURITY_TOOLING_TEMPLATE } from './security-tooling';
import { SQL_SERVER_CONSOLIDATION_TEMPLATE } from './sql-server-consolidation';
import type { ModelTemplate } from './template';
import { VIRTUALIZATION_REFRESH_TEMPLATE } from './virtualization-refresh';

export {
  type CaseSolution,
  caseSolutions,
  mappingFaults,
  mapSolutions,
  NO_LINES,
  NOT_IN_CASE,
  type PartialMapping,
  type SolutionMapping,
} from './case-solutions';
export { DEFAULT_COLUMNS, defaultFormat, LIBRARY_LIMITS } from '../library/default-columns';
export { fileStatements } from './file-statements';
export { prefilled, type ProvidedInput } from './prefill';
export { LIBRARY_KEYS } from './library-keys';
export { type CaseToModel, startedAssumption, startModel } from './start-model';
export type { ModelTemplate, TemplateAssumption, TemplateSolution } from './template';

export const MODEL_TEMPLATES: readonly ModelTemplate[] = [
  VIRTUALIZATION_REFRESH_TEMPLATE,
  CLOUD_MIGRATION_TEMPLATE,
  SQL_SERVER_CONSOLIDATION_TEMPLATE,
  PRIVATE_CLOUD_OR_HYPERSCALER_TEMPLATE,
  SECURITY_TOOLING_TEMPLATE,
];

export const templateOf = (id: string): ModelTemplate | undefined =>
  MODEL_TEMPLATES.find((template) => template.id === id);

/** What the templates look for in the library, by key. */
export interface TemplateDefault {
  readonly key: string;
  readonly name: string;
  readonly unit: string;
}

export const TEMPLATE_DEFAULTS: readonly TemplateDefault[] = MODEL_TEMPLATES.flatMap(({ id, assumptions }) =>
  assumptions.flatMap((assumption) => {
    const key = LIBRARY_KEYS[id]?.[assumption.id];
    return key === undefined ? [] : [{ key, name: assumption.label, unit: assumption.unit }];
  }),
).filter(({ key }, place, all) => all.findIndex((one) => one.key === key) === place);

export const unitOfKey = (key: string): string | undefined => TEMPLATE_DEFAULTS.find((one) => one.key === key)?.unit;
