import { caseAt } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';
import { UserLink } from '../list/cells';
import type { AuditEntry } from './queries';
import { objectName } from './who';

/** What an entry is about, linked if it has a page. */
export function AuditObject({ entry }: { readonly entry: AuditEntry }) {
  const { subjectKind, subjectId, subjectCaseNumber } = entry;
  const name = objectName(entry);
  if (subjectKind === 'user' && subjectId) return <UserLink id={subjectId} name={name} />;
  if (!subjectCaseNumber || !subjectId) return name;
  return (
    <Link to={caseAt(subjectId)} className="text-accent hover:underline">
      {name}
    </Link>
  );
}
