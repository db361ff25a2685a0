import { formatUtcDay } from '@casewright/web';

/** For example 'Marcus Odell, by Dec 10, 2030'. */
export const ownerText = (owner: string, dueOn: string | null): string =>
  dueOn ? `${owner}, by ${formatUtcDay(dueOn)}` : owner;
