import { type AddressValue, choiceIn, textIn } from '@casewright/web/address';
import type { ListedDocument } from './queries';
import { paths, pursuitAt, SIZING_PARAMETER, valueModelAt } from '@casewright/web/paths';

interface CaseOfReader {
  readonly isProvider: boolean;
  readonly pursuitId: string;
}

/** The model's case, in the admin area or in the pursuit. */
export const caseAt = ({ isProvider, pursuitId }: CaseOfReader): string =>
  isProvider ? `${paths.admin}/cases?pursuit=${pursuitId}` : `${pursuitAt(pursuitId)}?tab=case`;

export const versionAt = (caseId: string, number: string): string =>
  `${valueModelAt(caseId)}/versions/${number.replace('.', '-')}`;
/** '1-0' in the path is version '1.0'. Undefined if invalid. */
export const numberInAddress = (part: string): string | undefined =>
  /^\d+-\d+$/.test(part) ? numberAsTyped(part.replace('-', '.')) : undefined;
/** Version number as typed, within the API's limits. Undefined if invalid. */
export const numberAsTyped = (text: string): string | undefined =>
  /^(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})$/.test(text) ? text : undefined;

export const documentAt = (caseId: string, number: string, kind: ListedDocument['kind']): string =>
  `/api/cases/${caseId}/value-model/versions/${number}/documents/${kind}`;

/** Compares with the current model if `newer` is absent. */
export const comparisonAt = (caseId: string, older: string, newer?: string): string =>
  `${valueModelAt(caseId)}/compare?older=${older}${newer ? `&newer=${newer}` : ''}`;
export const olderInAddress = textIn('older');
export const newerInAddress = textIn('newer');

/** The base scenario has no parameter. */
export const scenarioInAddress = choiceIn('scenario', ['low', 'high']);
/** Id of the solution whose result is shown. Defaults to the proposal. */
export const solutionInAddress = textIn('solution');

/** Numbers offered by Size and price: the key of an input, then the query of its sizing. */
export const sizingInAddress: AddressValue<{ readonly input: string; readonly basis: string }> = {
  name: SIZING_PARAMETER,
  read: (text) => {
    const [, input, basis] = /^([a-z0-9-]+)\?(.+)$/.exec(text) ?? [];
    return input === undefined || basis === undefined ? undefined : { input, basis };
  },
  write: ({ input, basis }) => `${input}?${basis}`,
};
