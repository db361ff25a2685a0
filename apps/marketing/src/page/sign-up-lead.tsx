import { useUser } from '@casewright/web';
import type { ReactNode } from 'react';

/** Text about signing up. People who are signed in see the next step instead. */
export function SignUpLead({ children }: { readonly children: ReactNode }) {
  return useUser() ? 'Price your next pursuit in a few minutes.' : children;
}
