// The part of react-hook-form that the product uses, fetched by the first page with a form.
export { useForm, useWatch } from 'react-hook-form';
export type { FieldPath, FieldValues, UseFormReturn, UseFormSetError } from 'react-hook-form';
