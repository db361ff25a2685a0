import { PILOT_DAYS } from '@casewright/rules';
import { buttonLook } from '@casewright/ui';
import { useSession } from '@casewright/web';
import { loginThen, paths } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';
import { CloudUpload, Layers, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checks } from '../page/checks';
import { Hero } from '../page/hero';
import { PublicPage } from '../page/public-page';
import { PilotTimeline } from './pilot-timeline';
import { PilotForm } from './pilot-form';

const qualifying = [
  [CloudUpload, 'Cloud migrations'],
  [Layers, 'Virtualization software'],
  [ShieldCheck, 'Security software'],
] as const;

export function PilotPage() {
  return (
    <PublicPage>
      <WithoutPilot />
      <div className="grid gap-x-18 gap-y-10 lg:grid-cols-[minmax(0,1fr)_30rem]">
        <div>
          <Hero
            title="Pilot Program"
            lead="Try Casewright on a real pursuit. We choose a small number of teams and give each one credits for value cases."
          />
          <PilotTimeline />
          <dl className="mt-9 border-t border-line">
            <Term name="Participation" value="Limited; we select teams" />
            <Term name="Credits" value="Complimentary, issued once">
              Pursuit credits, added to your account when the pilot starts
            </Term>
            <Term name="Duration" value={`${PILOT_DAYS} days`} />
            <Term name="Where" value="Targeted pursuits in North America only">
              All figures in USD
            </Term>
            <Term
              name="Pursuits that qualify"
              value={
                <ul className="grid gap-2">
                  {qualifying.map(([Icon, name]) => (
                    <li key={name} className="flex items-center gap-2.5">
                      <Icon aria-hidden className="size-4.5 shrink-0 text-accent" />
                      {name}
                    </li>
                  ))}
                </ul>
              }
            />
          </dl>
        </div>
        <div className="self-start rounded-card border border-line bg-surface p-5 shadow-sheet md:p-9">
          <Interest />
        </div>
      </div>
    </PublicPage>
  );
}

function Interest() {
  const session = useSession();
  if (session.status === 'signed-in') return <PilotForm key={session.user.id} user={session.user} />;
  return (
    // As high as the form that may replace it.
    <div
      data-for-visitors={session.status === 'loading' ? '' : undefined}
      className={
        session.status === 'loading' ? 'in-data-returning:min-h-138 md:in-data-returning:min-h-127' : undefined
      }
    >
      <SignInFirst />
    </div>
  );
}

function SignInFirst() {
  return (
    <div className="grid gap-3">
      <h2 className="font-serif text-card font-semibold tracking-display">Sign in to express your interest</h2>
      <p className="text-body text-pretty text-ink-muted">
        The pilot uses a free Casewright account. We’ll add your pilot credits to it.
      </p>
      <Link to={loginThen(paths.pilotProgram)} className={`mt-2 ${buttonLook('primary', 'large')}`}>
        Sign In
      </Link>
      <Link to={paths.signUp} className={buttonLook('secondary', 'large')}>
        Create Account
      </Link>
      <div className="mt-2 border-t border-line pt-5">
        <Checks
          points={[
            'Sign up with your work email',
            'Fill in four fields about your team',
            'We review the fit and reply by email',
          ]}
          className="text-small text-ink-muted"
        />
      </div>
    </div>
  );
}

function WithoutPilot() {
  return (
    <section
      aria-labelledby="without-pilot"
      className="mb-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-line bg-surface px-5 py-5 md:mb-14 md:px-9"
    >
      <div className="grid gap-1">
        <p id="without-pilot" className="text-lead font-semibold">
          You don’t need a pilot to start
        </p>
        <p className="text-small text-pretty text-ink-muted">
          Any account can register a pursuit and buy credits. The pilot is one way to pay for a case.
        </p>
      </div>
      <div className="flex flex-wrap gap-3 max-md:w-full max-md:*:w-full">
        <Link to={paths.registerPursuit} className={buttonLook('primary')}>
          Register a Pursuit
        </Link>
        <Link to={paths.purchaseCredits} className={buttonLook('secondary')}>
          Buy Value Credits
        </Link>
      </div>
    </section>
  );
}

interface TermProps {
  readonly name: string;
  readonly value: ReactNode;
  readonly children?: string;
}

function Term({ name, value, children }: TermProps) {
  return (
    <div className="grid gap-x-4 gap-y-1 border-b border-line py-4 md:grid-cols-[11.25rem_minmax(0,1fr)]">
      <dt className="text-body text-ink-muted">{name}</dt>
      <dd className="text-body font-semibold">
        {value}
        {children && <p className="text-small font-normal text-ink-muted">{children}</p>}
      </dd>
    </div>
  );
}
