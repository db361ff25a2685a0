import { CLOUD_MIGRATION_TEMPLATE } from './cloud-migration';
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
export { fileStatements } from './file-statements';
export { prefilled, type ProvidedInput } from './prefill';
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
