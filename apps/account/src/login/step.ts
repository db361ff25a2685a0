import { paths } from '@casewright/web/paths';

const STEP = 'step';
const CODE = 'code';

/** In the URL, so that Back returns to the password. */
export const isAtSecondStep = (search: string): boolean => new URLSearchParams(search).get(STEP) === CODE;

export function atSecondStep(search: string): string {
  const query = new URLSearchParams(search);
  query.set(STEP, CODE);
  return `${paths.login}?${query}`;
}

export function withoutStep(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(STEP);
  return query.size > 0 ? `${paths.login}?${query}` : paths.login;
}
