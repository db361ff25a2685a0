import { Link } from '@casewright/web/router';
import { ASSIGNED, STATES, teamPath, type TeamFilters as Filters } from './address';

const names = { open: 'Open', done: 'Done', all: 'All', mine: 'Mine', unassigned: 'Unassigned' } as const;

export function TeamFilters({ filters }: { readonly filters: Filters }) {
  const link = (chosen: keyof typeof names, isOn: boolean, to: string) => (
    <li key={chosen}>
      <Link
        to={to}
        aria-current={isOn ? 'true' : undefined}
        className="inline-flex h-8 items-center rounded-full px-3 text-label text-ink-muted hover:bg-hover hover:text-ink aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent max-md:h-11"
      >
        {names[chosen]}
      </Link>
    </li>
  );
  return (
    <nav
      aria-label="Conversations"
      className="flex min-h-13 shrink-0 flex-wrap items-center justify-between border-b border-line px-2.5 py-1.5"
    >
      <ul className="flex">
        {STATES.map((state) => link(state, state === filters.state, teamPath({ ...filters, state })))}
      </ul>
      <ul className="flex">
        {ASSIGNED.map((assigned) => link(assigned, assigned === filters.assigned, teamPath({ ...filters, assigned })))}
      </ul>
    </nav>
  );
}
