import { Problem } from '@casewright/web';
import type { FieldPath, FieldValues, UseFormSetError } from '@casewright/ui/form';

/** Shows the server's errors at their fields and focuses the first. */
export function showOnFields<Form extends FieldValues>(
  failure: unknown,
  fields: readonly FieldPath<Form>[],
  setError: UseFormSetError<Form>,
): void {
  if (!(failure instanceof Problem)) return;
  const refused = fields.filter((field) => failure.fields[field]);
  refused.forEach((field, index) => {
    setError(field, { message: failure.fields[field]?.[0] ?? failure.title }, { shouldFocus: index === 0 });
  });
}
