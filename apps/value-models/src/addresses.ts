import { choiceIn, textIn } from '@casewright/web/address';
import type { ListedDocument } from './queries';
import { paths, pursuitAt, valueModelAt } from '@casewright/web/paths';

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
