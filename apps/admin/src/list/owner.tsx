import { Avatar, buttonLook, type Fact } from '@casewright/ui';
import { messageTo } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';
import { Send } from 'lucide-react';
import { CopiedEmail, ShortId, UserLink } from './cells';

export interface Owned {
  readonly ownerId: string;
  /** Null for a deleted account. */
  readonly owner: { readonly firstName: string; readonly lastName: string; readonly email: string } | null;
}

const ID_START = 8;

/** The owner's name, or the first 8 characters of the id (S1 §2). */
export const ownerName = ({ owner, ownerId }: Owned): string =>
  `${owner?.firstName ?? ''} ${owner?.lastName ?? ''}`.trim() || ownerId.slice(0, ID_START);

export function OwnerCell({ row }: { readonly row: Owned }) {
  return (
    <span className="flex min-w-36 items-center gap-2.5">
      <Avatar name={ownerName(row)} />
      <span className="wrap-anywhere">{ownerName(row)}</span>
    </span>
  );
}

export const ownerFacts = (row: Owned): readonly Fact[] => [
  { label: 'User', value: row.owner ? <UserLink id={row.ownerId} name={ownerName(row)} /> : ownerName(row) },
  ...(row.owner ? [{ label: 'Contact email', value: <CopiedEmail address={row.owner.email} /> }] : []),
  { label: 'User ID', value: <ShortId id={row.ownerId} label="Copy the user ID" /> },
];

interface ContactUserProps {
  readonly row: Owned;
  readonly isMain?: boolean;
}

/** Hidden for deleted accounts, which cannot receive messages. */
export function ContactUser({ row, isMain = false }: ContactUserProps) {
  if (!row.owner) return null;
  return (
    <Link
      to={messageTo(row.ownerId)}
      aria-label={`Contact User ${ownerName(row)}`}
      className={isMain ? buttonLook('primary') : buttonLook('secondary', 'small')}
    >
      {isMain && <Send aria-hidden className="size-4" />}
      Contact User
    </Link>
  );
}
