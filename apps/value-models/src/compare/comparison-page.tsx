import {
  caseNameText,
  comparedPaybackText,
  comparedValueText,
  compareVersions,
  moneyChangeText,
  type ValueModelContent,
  versionNameOf,
} from '@casewright/rules';
import { FailedState, Loaded, PageHeader, Panel, Select, Stat } from '@casewright/ui';
import { isNotThere } from '@casewright/web';
import { useAddress } from '@casewright/web/address';
import { BackLink } from '@casewright/web/links';
import { valueModelAt } from '@casewright/web/paths';
import { useQuery } from '@casewright/web/query';
import { useParams } from '@casewright/web/router';
import { useEffect } from 'react';
import { newerInAddress, olderInAddress } from '../addresses';
import { PageFrame } from '../page/page-frame';
import { modelQuery, type StartedModel, versionQuery } from '../queries';
import { ChangedRows } from './changed-rows';
import { byEffect, changedRows } from './changed-fields';
import { changedSettings } from './changed-settings';
import { changedTexts } from './changed-texts';

const NOW = 'now';

/** Compares two versions, or a version with the current model. */
export function ComparisonPage() {
  const { id = '' } = useParams();
  const found = useQuery(modelQuery(id));
  return (
    <PageFrame>
      <PageHeader
        title="Compare versions"
        tab="Compare versions · Value model"
        lead={
          found.data &&
          `${caseNameText({ number: found.data.caseNumber, prospect: found.data.prospect })}, ${found.data.model?.content.title ?? found.data.opportunity}`
        }
        back={<BackLink to={valueModelAt(id)}>Back to the value model</BackLink>}
      />
      <Loaded
        query={found}
        what="the versions"
        rows={6}
        refused={(error) => isNotThere(error) && <p className="text-small">This case doesn&apos;t exist.</p>}
      >
        {({ model }) =>
          model && model.versions.length > 0 ? (
            <Choice caseId={id} model={model} />
          ) : (
            <Panel>
              <p className="text-label text-ink-muted">There is no version to compare yet.</p>
            </Panel>
          )
        }
      </Loaded>
    </PageFrame>
  );
}

function Choice({ caseId, model }: { readonly caseId: string; readonly model: StartedModel }) {
  const [askedOlder, chooseOlder] = useAddress(olderInAddress);
  const [askedNewer, chooseNewer] = useAddress(newerInAddress);
  const numbers = model.versions.map(({ number }) => number);
  const { older, newer } = pairOf(numbers, askedOlder, askedNewer);
  const later = numbers.slice(0, numbers.indexOf(older));
  useEffect(() => {
    if (askedOlder !== undefined && askedOlder !== older) chooseOlder(older);
    if (askedNewer !== newer) chooseNewer(newer);
  }, [askedOlder, askedNewer, older, newer, chooseOlder, chooseNewer]);
  const chooseFrom = (number: string) => {
    chooseOlder(number);
    if (newer !== undefined && numbers.indexOf(newer) >= numbers.indexOf(number)) chooseNewer(undefined);
  };
  const before = useQuery(versionQuery(caseId, older));
  const after = useQuery({ ...versionQuery(caseId, newer ?? ''), enabled: newer !== undefined });
  const now = newer === undefined ? model.content : after.data?.snapshot;
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid gap-4 md:grid-cols-2 lg:max-w-155">
        <Select label="Older" value={older} onChange={({ target }) => chooseFrom(target.value)}>
          {numbers.map((number) => (
            <option key={number} value={number}>
              {versionNameOf(number)}
            </option>
          ))}
        </Select>
        <Select
          label="Newer"
          value={newer ?? NOW}
          onChange={({ target }) => chooseNewer(target.value === NOW ? undefined : target.value)}
        >
          <option value={NOW}>The model as it stands</option>
          {later.map((number) => (
            <option key={number} value={number}>
              {versionNameOf(number)}
            </option>
          ))}
        </Select>
      </div>
      {after.isError ? (
        <FailedState title="Failed to load the version." onRetry={() => void after.refetch()} />
      ) : (
        <Loaded query={before} what="the version" rows={6}>
          {({ snapshot }) => now && <Comparison older={snapshot} newer={now} />}
        </Loaded>
      )}
    </div>
  );
}

/** The requested pair, older first. Defaults to newest version and current model. @param numbers newest first */
function pairOf(numbers: readonly string[], askedOlder = '', askedNewer = '') {
  const [older, newer] = [numbers.indexOf(askedOlder), numbers.indexOf(askedNewer)];
  if (older >= 0 && older < newer) return { older: askedNewer, newer: askedOlder };
  return { older: numbers[Math.max(older, 0)] ?? '', newer: newer < older ? numbers[newer] : undefined };
}

interface ComparisonProps {
  readonly older: ValueModelContent;
  readonly newer: ValueModelContent;
}

function Comparison({ older, newer }: ComparisonProps) {
  const comparison = compareVersions(older, newer);
  const { before, after, change, settings } = comparison;
  const numbers = [...changedSettings(settings, older, newer), ...changedRows(comparison)];
  const rows = [...byEffect(numbers), ...changedTexts(older, newer)];
  return (
    <>
      <dl className="grid gap-x-6 gap-y-4 rounded-card border border-line bg-surface p-5 md:grid-cols-3 md:p-6.5">
        <Stat
          label="Net present value"
          tone="value"
          value={`${comparedValueText(before)} to ${comparedValueText(after)}`}
        />
        <Stat label="Change" value={change === 0 ? 'None' : moneyChangeText(change)} />
        <Stat
          label="Pays back"
          value={`${comparedPaybackText(before)} to ${comparedPaybackText(after).toLowerCase()}`}
        />
      </dl>
      <ChangedRows rows={rows} />
    </>
  );
}
