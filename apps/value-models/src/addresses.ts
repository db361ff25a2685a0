import { choiceIn, textIn } from '@casewright/web/address';
import type { ListedDocument } from './queries';
import { paths, pursuitAt, valueModelAt } from '@casewright/web/paths';

interface CaseOfReader {
  readonly isProvider: boolean;
  readonly pursuitId: string;
}

/** The case of a model, where its reader works on it. */
export const caseAt = ({ isProvider, pursuitId }: CaseOfReader): string =>
  isProvider ? `${paths.admin}/cases?pursuit=${pursuitId}` : `${pursuitAt(pursuitId)}?tab=case`;

/** A version of a model, as it was frozen. */
export const versionAt = (caseId: string, number: string): string =>
  `${valueModelAt(caseId)}/versions/${number.replace('.', '-')}`;
/** '1.0', of '1-0', the last part of such an address; undefined where no version can be. */
export const numberInAddress = (part: string): string | undefined =>
  /^\d+-\d+$/.test(part) ? numberAsTyped(part.replace('-', '.')) : undefined;
/** '1.0', as people know the version and type it; undefined for any other text. As long as the API takes it. */
export const numberAsTyped = (text: string): string | undefined =>
  /^(0|[1-9]\d{0,5})\.(0|[1-9]\d{0,5})$/.test(text) ? text : undefined;

export const documentAt = (caseId: string, number: string, kind: ListedDocument['kind']): string =>
  `/api/cases/${caseId}/value-model/versions/${number}/documents/${kind}`;

/** What became of a version until another one, or until now. */
export const comparisonAt = (caseId: string, older: string, newer?: string): string =>
  `${valueModelAt(caseId)}/compare?older=${older}${newer ? `&newer=${newer}` : ''}`;
export const olderInAddress = textIn('older');
export const newerInAddress = textIn('newer');

/** Base is the one without an address. */
export const scenarioInAddress = choiceIn('scenario', ['low', 'high']);
/** Id of the solution whose result is shown; without it, the one that the case is made for. */
export const solutionInAddress = textIn('solution');
