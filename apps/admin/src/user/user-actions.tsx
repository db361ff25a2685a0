import { buttonLook, Popup } from '@casewright/ui';
import { api } from '@casewright/web';
import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { User } from './queries';
import { useUserChange } from './use-user-change';

const Dialog = lazy(() => import('@casewright/ui/dialog'));

interface Action {
  readonly label: string;
  /** Confirmation that explains the effect. */
  readonly question: string;
  readonly done: string;
  readonly change: () => Promise<unknown>;
}

function actionsFor({ id, email, emailVerified, isAdmin, lockedUntil }: User): readonly Action[] {
  const path = { id };
  return [
    ...(emailVerified
      ? []
      : [
          {
            label: 'Resend verification',
            question: `We’ll email a new code and link to ${email}.`,
            done: 'A new verification email is on its way.',
            change: () => api.post('/api/admin/users/{id}/verification', { path }),
          },
        ]),
    ...(lockedUntil
      ? [
          {
            label: 'Unlock',
            question: 'This clears wrong passwords and codes, so the user can try again right away.',
            done: 'The user can try again.',
            change: () => api.post('/api/admin/users/{id}/unlock', { path }),
          },
        ]
      : []),
    {
      label: 'Export data',
      question: `We’ll prepare a copy of all of this user’s data and email a link to ${email}.`,
      done: 'The user gets an email when the data is ready.',
      change: () => api.post('/api/admin/users/{id}/data-export', { path }),
    },
    isAdmin
      ? {
          label: 'Remove admin role',
          question: 'The account won’t be deleted. All admins get an email.',
          done: `${email} is no longer an admin.`,
          change: () => api.delete('/api/admin/admins/{userId}', { path: { userId: id } }),
        }
      : {
          label: 'Make admin',
          question: 'Admins can view and change everything here. All admins get an email.',
          done: 'User promoted to admin successfully.',
          change: () => api.post('/api/admin/admins', { body: { email } }),
        },
  ];
}

export function UserActions({ user }: { readonly user: User }) {
  const [asked, setAsked] = useState<Action>();
  const menu = useRef<HTMLElement>(null);
  const { change, prompt } = useUserChange();
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
          <Dialog
            title={`${asked.label}?`}
            confirm={asked.label}
            onConfirm={() => change(asked)}
            onClose={() => setAsked(undefined)}
          >
            {asked.question}
          </Dialog>
        </Suspense>
      )}
      {prompt}
    </>
  );
}
