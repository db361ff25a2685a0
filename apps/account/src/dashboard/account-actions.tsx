import { buttonLook, Panel } from '@casewright/ui';
import { paths } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';
import { ArrowRight } from 'lucide-react';

interface Action {
  readonly name: string;
  readonly path: string;
  readonly isFirst?: boolean;
}

// Both lead to the pilot program (S1 §2).
const actions: readonly Action[] = [
  { name: 'Register a New Pursuit', path: paths.pilotProgram, isFirst: true },
  { name: 'Buy Value Credits', path: paths.pilotProgram },
];
const adminActions: readonly Action[] = [{ name: 'Admin Panel', path: paths.admin }];

export function AccountActions({ isAdmin }: { isAdmin: boolean }) {
  return (
    <Panel title="Account Actions">
      <ul className="grid gap-2.5">
        {[...actions, ...(isAdmin ? adminActions : [])].map(({ name, path, isFirst }) => (
          <li key={name}>
            <Link to={path} className={`${buttonLook(isFirst ? 'primary' : 'secondary')} w-full justify-between!`}>
              {name}
              <ArrowRight aria-hidden className="size-4.5" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
