import { addressWith, choiceIn, valueIn } from '@casewright/web/address';
import { paths } from '@casewright/web/paths';

/** In the URL, so that Back returns to the password. */
const stepInAddress = choiceIn('step', ['code']);

export const isAtSecondStep = (search: string): boolean => valueIn(stepInAddress, search) === 'code';

export const atSecondStep = (search: string): string => addressWith(paths.login, stepInAddress, 'code', search);

export const withoutStep = (search: string): string => addressWith(paths.login, stepInAddress, undefined, search);
