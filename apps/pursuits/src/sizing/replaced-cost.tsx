import { basisText, centsText, versionText } from '@casewright/rules/sizing';
import { useQuery } from '@casewright/web/query';
import {
  choicesQuery,
  newSizingQuery,
  type PublishedVersion,
  type SizedItem,
  sizingQuery,
  versionsQuery,
} from './queries';
import { chosenVersion, requestIn } from './sizing-request';

interface ReplacedCostProps {
  readonly item: SizedItem;
  /** Of the new file. */
  readonly fileId: string;
}

/** What the machines of the new file cost a month, beside those of the current one. Nothing without prices. */
export function ReplacedCost({ item, fileId }: ReplacedCostProps) {
  const versions = useQuery(versionsQuery);
  const version = versions.data && chosenVersion(versions.data, undefined);
  return version ? <Cost item={item} fileId={fileId} version={version} /> : null;
}

const DEFAULTS = new URLSearchParams();

function Cost({ item, fileId, version }: ReplacedCostProps & { readonly version: PublishedVersion }) {
  const choices = useQuery(choicesQuery(version.id));
  const request = choices.data ? requestIn(DEFAULTS, version, choices.data) : { version: version.id };
  const isKnown = choices.data !== undefined;
  const now = useQuery({ ...sizingQuery(item, request), enabled: isKnown });
  const next = useQuery({ ...newSizingQuery(item, request, fileId), enabled: isKnown });
  if (!now.data || !next.data || now.data.machines === 0) return null;
  const [before, after] = [now.data.monthlyCents, next.data.monthlyCents];
  const text = (cents: number) => centsText(cents, version.currency);
  return (
    <p className="text-small">
      In the cloud, a month would cost <strong className="font-semibold">{text(after)}</strong> instead of{' '}
      {text(before)} ({after < before ? '−' : '+'}
      {text(Math.abs(after - before))}).{' '}
      <span className="text-label text-ink-muted">
        By {versionText(version)}, {basisText(next.data)}.
        {next.data.fitted < next.data.machines &&
          ` ${(next.data.machines - next.data.fitted).toLocaleString('en-US')} machines of the new file have no instance.`}
      </span>
    </p>
  );
}
