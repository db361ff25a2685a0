import { capitalized } from '@casewright/rules';
import { Facts } from '@casewright/ui';
import { NOTHING, ShortId, UserLink } from '../list/cells';
import { readableFacts, type Value, valueText } from './facts';
import type { AuditEntry } from './queries';
import { personName } from './who';
import { AuditObject } from './audit-object';

/** A single line: the reason, the changes, then other facts. */
export function detailText({ details: { changes = {}, facts = {}, reason } }: AuditEntry): string {
  const changed = Object.entries(changes).map(
    ([name, [before = null, after = null]]) => `${name} ${valueText(before)} to ${valueText(after)}`,
  );
  const known = readableFacts(facts).flatMap(({ label, value, text }) => (value === null ? [] : [`${label}: ${text}`]));
  const others = [...changed, ...known].join(', ');
  return [reason, reason ? others : capitalized(others)].filter(Boolean).join(', ') || NOTHING;
}

export function EntryDetails({ entry }: { readonly entry: AuditEntry }) {
  const { id, details, actorId, actor, actorKind, address, sessionId, requestId } = entry;
  const { changes = {}, facts = {}, reason } = details;
  return (
    <>
      {Object.keys(changes).length > 0 && <Changes changes={changes} />}
      {(reason || Object.keys(facts).length > 0) && (
        <Facts
          facts={[
            ...(reason ? [{ label: 'Reason', value: reason }] : []),
            ...readableFacts(facts).map(({ label, value, text }) => ({
              label: capitalized(label),
              value: typeof value === 'boolean' ? capitalized(text) : text,
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
            value: <AuditObject entry={entry} />,
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
            <td className="py-1 line-through">{valueText(before)}</td>
            <td className="py-1 font-semibold">{valueText(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
