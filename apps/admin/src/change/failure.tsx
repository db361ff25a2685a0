import { Callout } from '@casewright/ui';
import { failureText } from './send-change';

/** Why the last attempt failed. */
export const Failure = ({ error }: { readonly error: Error | null }) =>
  error && <Callout kind="danger">{failureText(error)}</Callout>;
