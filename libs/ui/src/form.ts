// Only the exports of react-hook-form that the product uses, loaded with the first form.
export { useForm, useWatch } from 'react-hook-form';
export type { FieldPath, FieldValues, UseFormReturn, UseFormSetError } from 'react-hook-form';
