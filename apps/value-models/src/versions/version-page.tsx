import { dayText, momentText, versionNameOf, versionNumberOf } from '@casewright/rules';
import { CopyButton, Loaded, PageHeader, Panel } from '@casewright/ui';
import { isNotThere } from '@casewright/web';
import { BackLink } from '@casewright/web/links';
import { valueModelAt } from '@casewright/web/paths';
import { useQuery } from '@casewright/web/query';
import { Link, useParams } from '@casewright/web/router';
import { caseAt, numberInAddress } from '../addresses';
import { ModelView } from '../page/model-view';
import { PageFrame } from '../page/page-frame';
import { type FrozenVersion, type ListedVersion, modelQuery, type ValueModelOfCase, versionQuery } from '../queries';
import { DeliverVersion } from './deliver-version';
import { DocumentsPanel } from './documents-panel';

export function VersionPage() {
  const { id = '', number: part = '' } = useParams();
  const number = numberInAddress(part);
  return (
    <PageFrame>
      {number === undefined ? <NoVersion caseId={id} /> : <NumberedVersion caseId={id} number={number} />}
    </PageFrame>
  );
}

const NoVersion = ({ caseId }: { readonly caseId: string }) => (
  <>
    <PageHeader
      title="Version not found"
      tab="Version not found · Value model"
      back={<BackToModel caseId={caseId} />}
    />
    <p className="text-small">This version doesn&apos;t exist.</p>
  </>
);

const BackToModel = ({ caseId }: { readonly caseId: string }) => (
  <BackLink to={valueModelAt(caseId)}>Back to the value model</BackLink>
);

function NumberedVersion({ caseId: id, number }: { readonly caseId: string; readonly number: string }) {
  const found = useQuery(versionQuery(id, number));
  const { data } = found;
  const { data: model } = useQuery(modelQuery(id));
  const listed = model?.model?.versions.find((version) => version.number === number);
  const isDeliverable = model?.mayEdit && listed && !listed.deliveredAt && versionNumberOf(number).minor === 0;
  const title = versionNameOf(number);
  if (isNotThere(found.error)) return <NoVersion caseId={id} />;
  return (
    <>
      <PageHeader
        title={title}
        tab={`${title} · Value model`}
        lead={data && `${data.snapshot.prospect.company}, ${data.snapshot.title}`}
        back={<BackToModel caseId={id} />}
        actions={isDeliverable && <DeliverVersion caseId={id} version={listed} />}
      />
      <Loaded query={found} what="the version" rows={8}>
        {(version) => <Frozen caseId={id} version={version} listed={listed} found={model} />}
      </Loaded>
    </>
  );
}

interface FrozenProps {
  readonly caseId: string;
  readonly version: FrozenVersion;
  readonly listed: ListedVersion | undefined;
  readonly found: ValueModelOfCase | undefined;
}

function Frozen({ caseId, version: { sha256, snapshot }, listed, found }: FrozenProps) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <Panel title="Issued">
        <dl className="grid gap-x-10 gap-y-2 text-label md:flex">
          <div>
            <dt className="text-caption text-ink-muted">Date</dt>
            <dd>{dayText(snapshot.issuedOn)}</dd>
          </div>
          <div className="min-w-0">
            <dt className="text-caption text-ink-muted">SHA-256</dt>
            <dd className="flex items-center gap-2 wrap-anywhere tabular-nums">
              {sha256}
              <CopyButton text={sha256} label="Copy the SHA-256" />
            </dd>
          </div>
        </dl>
        {listed?.deliveredAt && found && (
          <p className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-label text-ink-muted">
            <span>
              Delivered on {momentText(new Date(listed.deliveredAt))}
              {listed.approvedAt && `, approved on ${momentText(new Date(listed.approvedAt))}`}.
            </span>
            <Link to={caseAt(found)} className="font-semibold text-accent underline-offset-3 hover:underline">
              See it in the case
            </Link>
          </p>
        )}
      </Panel>
      <DocumentsPanel caseId={caseId} number={snapshot.version} mayRetry={found?.isProvider === true} />
      <ModelView content={snapshot} note="This version can’t be changed." />
    </div>
  );
}
