import { capitalized, caseNumberText } from '@casewright/rules';
import { NOTHING, shortId } from '../list/cells';
import type { AuditEntry } from './queries';

const OTHERS: Readonly<Partial<Record<AuditEntry['actorKind'], string>>> = { system: 'System', visitor: 'Visitor' };

/** The current name, otherwise the name at the time. */
export const personName = ({ actorPerson, actor, actorKind }: AuditEntry): string =>
  actorPerson?.name ?? actor ?? OTHERS[actorKind] ?? 'Unknown';

export function objectName({ subjectPerson, subjectCaseNumber, subjectKind, subjectId }: AuditEntry): string {
  if (subjectPerson) return subjectPerson.email;
  if (subjectCaseNumber) return caseNumberText(subjectCaseNumber);
  return subjectKind && subjectId ? capitalized(`${subjectKind.replaceAll('-', ' ')} ${shortId(subjectId)}`) : NOTHING;
}
