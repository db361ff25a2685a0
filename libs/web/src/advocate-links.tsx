import { type AdvocateLinkState, momentText } from '@casewright/rules';
import { Badge, type BadgeTone, Button } from '@casewright/ui';
import { type Answer, clearNotices, notify, titleOf } from '@casewright/web';
import { useMutation } from '@casewright/web/query';

export type AdvocateLink = Answer<'get', '/api/cases/{id}/advocate-links'>['links'][number];

interface AdvocateLinksProps {
  readonly links: readonly AdvocateLink[];
  /** Absent for users who may only read. */
  readonly revoke?: ((linkId: string) => Promise<unknown>) | undefined;
  /** Called whether or not revoking succeeded. */
  readonly onChanged: () => Promise<void>;
}

export const AdvocateLinkList = ({ links, revoke, onChanged }: AdvocateLinksProps) => (
  <ul aria-label="Links sent">
    {links.map((link) => (
      <Link key={link.id} link={link} revoke={revoke} onChanged={onChanged} />
    ))}
  </ul>
);

const STATES: Readonly<Record<AdvocateLinkState, readonly [label: string, tone: BadgeTone]>> = {
  sent: ['Sent', 'value'],
  opened: ['Opened', 'accent'],
  approved: ['Approved', 'accent'],
  declined: ['Declined', 'danger'],
  expired: ['Expired', 'neutral'],
  revoked: ['Revoked', 'neutral'],
  stopped: ['Stopped', 'danger'],
  over: ['Ended', 'neutral'],
};

function Link({ link, revoke, onChanged }: Omit<AdvocateLinksProps, 'links'> & { readonly link: AdvocateLink }) {
  const { id, name, email, state } = link;
  const [label, tone] = STATES[state];
  const { mutate, isPending } = useMutation({
    onMutate: clearNotices,
    mutationFn: async () => revoke?.(id),
    onSuccess: () => notify({ title: 'Link revoked', kind: 'success' }),
    onError: (failure) =>
      notify({ title: 'Error', message: titleOf(failure, 'We couldn’t revoke the link. Try again.'), kind: 'error' }),
    onSettled: onChanged,
  });
  return (
    <li className="grid gap-1 border-t border-line py-3.5 text-label first:border-t-0 first:pt-0 last:pb-0">
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <Badge tone={tone}>{label}</Badge>
      </span>
      <span className="wrap-anywhere text-ink-muted">{email}</span>
      <span className="text-caption text-ink-muted">{whenOf(link)}</span>
      {revoke && (state === 'sent' || state === 'opened') && (
        <Button
          kind="quiet"
          size="small"
          className="-ml-3 justify-self-start"
          isWorking={isPending}
          aria-label={`Revoke the link of ${name}`}
          onClick={() => mutate()}
        >
          Revoke
        </Button>
      )}
    </li>
  );
}

function whenOf({ state, sentAt, expiresAt, changedAt }: AdvocateLink): string {
  if (state === 'sent') return `${momentText(new Date(sentAt))}, expires ${momentText(new Date(expiresAt))}`;
  if (state === 'opened') return `Can be read until ${momentText(new Date(expiresAt))}`;
  if (state === 'expired') return momentText(new Date(expiresAt));
  if (state === 'stopped') return 'Too many incorrect attempts. Send a new link.';
  return momentText(new Date(changedAt));
}
