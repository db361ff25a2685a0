import { paths } from '@casewright/web';

const QUERY = 'presentationSupport';

/** The result of a case whose support was declined. */
export const withoutSupport = `${paths.result}?${QUERY}=0`;

/** What an address says about support: 0 declines it, any other whole number adds it, all else says nothing. */
export function supportAnswerIn(url: string): boolean | undefined {
  const given = new URL(url).searchParams.get(QUERY) ?? '';
  return /^\d+$/.test(given) ? Number(given) > 0 : undefined;
}
