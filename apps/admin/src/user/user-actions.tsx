import { buttonLook, Popup } from '@casewright/ui';
import { Ellipsis } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { ChangeDialog } from '../change/lazy-change-dialog';
import type { Change } from '../change/use-change';
import { demoting, promoting } from '../settings/changes';
import { exportingData, sendingVerification, unlocking } from './changes';
import type { User } from './queries';

interface Action {
  readonly label: string;
  /** Confirmation that explains the effect. */
  readonly question: string;
  readonly change: Change;
}

function actionsFor(user: User): readonly Action[] {
  const { id, email, emailVerified, isAdmin, lockedUntil } = user;
  return [
    ...(emailVerified
      ? []
      : [
          {
            label: 'Resend verification',
            question: `We’ll email a new code and link to ${email}.`,
            change: { ...sendingVerification(id), done: 'A new verification email is on its way.' },
          },
        ]),
    ...(lockedUntil
      ? [
          {
            label: 'Unlock',
            question: 'This clears wrong passwords and codes, so the user can try again right away.',
            change: { ...unlocking(id), done: 'The user can try again.' },
          },
        ]
      : []),
    {
      label: 'Export data',
      question: `We’ll prepare a copy of all of this user’s data and email a link to ${email}.`,
      change: { ...exportingData(id), done: 'The user gets an email when the data is ready.' },
    },
    isAdmin
      ? {
          label: 'Remove admin role',
          question: 'The account won’t be deleted. All admins get an email.',
          change: demoting(user),
        }
      : {
          label: 'Make admin',
          question: 'Admins can view and change everything here. All admins get an email.',
          change: promoting(email),
        },
  ];
}

export function UserActions({ user }: { readonly user: User }) {
  const [asked, setAsked] = useState<Action>();
  const menu = useRef<HTMLElement>(null);
  return (
    <>
      <Popup
        label="More actions"
        buttonRef={menu}
        buttonLook={buttonLook('quiet')}
        button={<Ellipsis aria-hidden className="size-4.5" />}
      >
        <ul className="absolute right-0 z-4 mt-1.5 grid w-56 rounded-card border border-line bg-surface p-1.5 shadow-sheet">
          {actionsFor(user).map((action) => (
            <li key={action.label}>
              <button
                type="button"
                className="min-h-10 w-full rounded-box px-3 text-left text-small hover:bg-hover"
                onClick={({ currentTarget }) => {
                  currentTarget.closest('details')?.removeAttribute('open');
                  // The dialog returns the focus to where it was.
                  menu.current?.focus();
                  setAsked(action);
                }}
              >
                {action.label}
              </button>
            </li>
          ))}
        </ul>
      </Popup>
      {asked && (
        <Suspense>
          <ChangeDialog
            title={`${asked.label}?`}
            confirm={asked.label}
            change={asked.change}
            onClose={() => setAsked(undefined)}
          >
            {asked.question}
          </ChangeDialog>
        </Suspense>
      )}
    </>
  );
}
