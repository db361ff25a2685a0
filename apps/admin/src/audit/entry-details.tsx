import { capitalized } from '@casewright/rules';
import { Facts } from '@casewright/ui';
import { NOTHING, ShortId, UserLink } from '../list/cells';
import type { AuditEntry } from './queries';
import { objectName, personName } from './who';

type Value = string | number | boolean | null;

const text = (value: Value): string =>
  value === null ? NOTHING : typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);

/** A single line: the reason, the changes, then other facts. */
export function detailText({ details: { changes = {}, facts = {}, reason } }: AuditEntry): string {
  const changed = Object.entries(changes).map(
    ([name, [before = null, after = null]]) => `${name} ${text(before)} to ${text(after)}`,
  );
  const known = Object.entries(facts).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${text(value)}`]));
  const others = [...changed, ...known].join(', ');
  return [reason, reason ? others : capitalized(others)].filter(Boolean).join(', ') || NOTHING;
}

export function EntryDetails({ entry }: { readonly entry: AuditEntry }) {
  const { id, details, actorId, actor, actorKind, address, sessionId, requestId, subjectKind, subjectId } = entry;
  const { changes = {}, facts = {}, reason } = details;
  return (
    <>
      {Object.keys(changes).length > 0 && <Changes changes={changes} />}
      {(reason || Object.keys(facts).length > 0) && (
        <Facts
          facts={[
            ...(reason ? [{ label: 'Reason', value: reason }] : []),
            ...Object.entries(facts).map(([label, value]) => ({
              label: capitalized(label),
              value: typeof value === 'boolean' ? capitalized(text(value)) : text(value),
            })),
          ]}
        />
      )}
      <Facts
        facts={[
          { label: 'Person', value: actorId ? <UserLink id={actorId} name={personName(entry)} /> : personName(entry) },
          { label: 'Role', value: capitalized(actorKind) },
          ...(actor ? [{ label: 'Signed in as', value: actor }] : []),
          {
            label: 'Object',
            value:
              subjectKind === 'user' && subjectId ? (
                <UserLink id={subjectId} name={objectName(entry)} />
              ) : (
                objectName(entry)
              ),
          },
          { label: 'IP address', value: address ?? NOTHING },
          ...(sessionId ? [{ label: 'Session', value: <ShortId id={sessionId} label="Copy the session ID" /> }] : []),
          ...(requestId ? [{ label: 'Request', value: <ShortId id={requestId} label="Copy the request ID" /> }] : []),
          { label: 'Entry', value: id },
        ]}
      />
    </>
  );
}

function Changes({ changes }: { readonly changes: Readonly<Record<string, readonly Value[]>> }) {
  return (
    <table className="w-full text-label">
      <thead>
        <tr className="text-left text-ink-muted">
          <th className="pb-1.5 font-normal">
            <span className="sr-only">What</span>
          </th>
          <th className="pb-1.5 font-normal">Before</th>
          <th className="pb-1.5 font-normal">After</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(changes).map(([name, [before = null, after = null]]) => (
          <tr key={name}>
            <th className="py-1 text-left font-normal text-ink-muted">{capitalized(name)}</th>
            <td className="py-1 line-through">{text(before)}</td>
            <td className="py-1 font-semibold">{text(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
