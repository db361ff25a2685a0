import { Callout } from '@casewright/ui';
import { useMemo } from 'react';
import { failureText } from './send-change';

/** Stays the same once the browser is online again. */
export const useFailureText = (error: Error | null): string | undefined =>
  useMemo(() => error && failureText(error), [error]) ?? undefined;

/** Why the last attempt failed. */
export function Failure({ error }: { readonly error: Error | null }) {
  const text = useFailureText(error);
  return text && <Callout kind="danger">{text}</Callout>;
}
