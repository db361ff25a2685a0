import { BackLink } from '@casewright/ui';
import { paths, type Source } from '@casewright/web';
import { Link, useSearchParams } from '@casewright/web/router';

const ways: Readonly<Partial<Record<Source, readonly [path: string, label: string]>>> = {
  signup: [paths.signUp, 'Back to Sign Up'],
  pilot: [paths.pilotProgram, 'Back to Pilot Program'],
};
const HOME = [paths.home, 'Back to Home'] as const;

/** To the form whose small print this is, or home. */
export function WayBack() {
  const source = useSearchParams()[0].get('source');
  const [path, label] = (isSource(source) && ways[source]) || HOME;
  return (
    <BackLink to={path} link={Link}>
      {label}
    </BackLink>
  );
}

const isSource = (source: string | null): source is Source => source !== null && Object.hasOwn(ways, source);
