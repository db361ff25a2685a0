import { ValueModelsBaseline } from './0001-baseline';
import { ModelDocumentsTable } from './0002-documents';
import { VersionDeliveries } from './0003-deliveries';
import { DeliveredAs } from './0004-delivered-as';
import { SolutionRoles } from './0005-solution-roles';
import { DefaultLibraryTables } from './0006-default-library';

export const VALUE_MODELS_MIGRATIONS = [
  { name: 'value-models-0001-baseline', class: ValueModelsBaseline },
  { name: 'value-models-0002-documents', class: ModelDocumentsTable },
  { name: 'value-models-0003-deliveries', class: VersionDeliveries },
  { name: 'value-models-0004-delivered-as', class: DeliveredAs },
  { name: 'value-models-0005-solution-roles', class: SolutionRoles },
  { name: 'value-models-0006-default-library', class: DefaultLibraryTables },
];
