import { choiceIn, valueIn } from '@casewright/web/address';
import { BackLink } from '@casewright/web/links';
import { paths, type Source } from '@casewright/web/paths';
import { useLocation } from '@casewright/web/router';
import { useLive } from './use-live';

const ways: Readonly<Record<Source, readonly [path: string, label: string]>> = {
  plans: [paths.plans, 'Back to Plans'],
  signup: [paths.signUp, 'Back to Sign Up'],
  pilot: [paths.pilotProgram, 'Back to Pilot Program'],
};
const HOME = [paths.home, 'Back to Home'] as const;

/** Links to the source page if it is one of `sources`, otherwise home. */
export function WayBack({ sources = [] }: { sources?: readonly Source[] }) {
  const source = useLive(valueIn(choiceIn('source', sources), useLocation().search), undefined);
  const [path, label] = source ? ways[source] : HOME;
  return <BackLink to={path}>{label}</BackLink>;
}
