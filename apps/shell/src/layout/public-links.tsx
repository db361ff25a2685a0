import { paths, valueService } from '@casewright/web/paths';
import { Link, useLocation } from '@casewright/web/router';

const pages = [
  ['Home', paths.home],
  ['Value Service', valueService],
  ['Pilot Program', paths.pilotProgram],
  ['Account Plans', paths.plans],
  ['Our Company', paths.mission],
  ['Contact Us', paths.contact],
] as const;

export function PublicLinks({ className }: { className: string }) {
  const { pathname } = useLocation();
  return pages.map(([name, path]) => (
    <Link key={path} to={path} aria-current={path === pathname ? 'page' : undefined} className={className}>
      {name}
    </Link>
  ));
}
