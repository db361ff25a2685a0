import { LIBRARY_LIMITS } from '@casewright/rules/model-templates';
import { EmptyState, Facts, InboxPicture, Loaded, Panel } from '@casewright/ui';
import { api } from '@casewright/web';
import { adminTab } from '@casewright/web/paths';
import { useQuery } from '@casewright/web/query';
import { useLocation, useNavigate } from '@casewright/web/router';
import { Moment } from '../list/cells';
import { TwoColumns } from '../rate-cards/two-columns';
import { DraftPanel } from '../versioned-list/draft-panel';
import { LineChanges } from '../versioned-list/line-changes';
import { ListImport } from '../versioned-list/list-import';
import { VersionState } from '../versioned-list/version-state';
import { VersionsPanel } from '../versioned-list/versions-panel';
import { discarding, drafting, importing, publishing } from './changes';
import { EXAMPLE_FILE } from './default-file';
import { DefaultLines } from './default-lines';
import { defaultChangesQuery, type DefaultLibrary, defaultLibraryQuery, type DefaultVersion } from './queries';

const pathOf = (versionId: string): string => `${adminTab('defaults')}?version=${versionId}`;

const defaultsText = (count: number): string => (count === 1 ? '1 default' : `${count} defaults`);

export function DefaultsTab() {
  const query = useQuery(defaultLibraryQuery);
  return (
    <div className="mt-5.5">
      <Loaded query={query} what="the defaults" rows={8}>
        {(library) => <Library library={library} />}
      </Loaded>
    </div>
  );
}

function Library({ library: { versions } }: { readonly library: DefaultLibrary }) {
  const chosen = new URLSearchParams(useLocation().search).get('version');
  const version = versions.find(({ id }) => id === chosen) ?? versions[0];
  return (
    <div className="grid gap-5">
      <p className="max-w-170 text-small text-pretty text-ink-muted">
        Numbers that new value models start with until the prospect’s own are known. Each has a dated source that a
        reader can look up. A model takes the newest published version; what was taken earlier stays as it is.
      </p>
      <TwoColumns
        main={
          <div className="grid min-w-0 gap-5">
            {version ? <Shown versions={versions} version={version} /> : <Nothing />}
          </div>
        }
        aside={
          <VersionsPanel
            versions={versions}
            shown={version}
            detailOf={({ lineCount }) => defaultsText(lineCount)}
            pathOf={pathOf}
            drafting={drafting}
          />
        }
      />
      {version && <DefaultLines key={`${version.id} ${version.revision}`} version={version} />}
    </div>
  );
}

const Nothing = () => (
  <Panel title="Library of defaults">
    <EmptyState picture={<InboxPicture />} title="No defaults yet">
      Start a version, then import a CSV file. Until then, models use the defaults of their templates, which have no
      source.
    </EmptyState>
  </Panel>
);

interface ShownProps {
  readonly versions: DefaultLibrary['versions'];
  readonly version: DefaultVersion;
}

function Shown({ versions, version }: ShownProps) {
  const navigate = useNavigate();
  const { id, number, lineCount, publishedAt, createdAt } = version;
  const before = versions.find((one) => one.number < number && one.publishedAt);
  return (
    <>
      {publishedAt ? (
        <Panel title={`Version ${number}`} aside={<VersionState publishedAt={publishedAt} />}>
          <Facts
            facts={[
              { label: 'Defaults', value: lineCount.toLocaleString('en-US') },
              { label: 'Drafted', value: <Moment at={createdAt} /> },
              { label: 'Published', value: <Moment at={publishedAt} /> },
            ]}
          />
        </Panel>
      ) : (
        <DraftPanel
          key={id}
          name="the defaults"
          version={version}
          publishing={publishing(version)}
          published={`${defaultsText(lineCount)}. New value models start with them.`}
          discarding={discarding(version, () => void navigate(adminTab('defaults'), { replace: true }))}
          discarded="Its defaults will be lost."
        >
          <ListImport
            lines="defaults"
            template={{ name: 'defaults.csv', csv: EXAMPLE_FILE }}
            maxLength={LIBRARY_LIMITS.fileLength}
            tryFile={(csv) =>
              api.post('/api/admin/default-versions/{id}/import-trial', { path: { id }, body: { csv } })
            }
            importing={(file, onMade) => importing(version, file, onMade)}
          />
        </DraftPanel>
      )}
      {before && <Comparison version={version} before={before.number} />}
    </>
  );
}

function Comparison({ version, before }: { readonly version: DefaultVersion; readonly before: number }) {
  const changes = useQuery(defaultChangesQuery(version.id, version.revision));
  const title = `Changes from version ${before}`;
  return (
    <Panel title={title}>
      <Loaded query={changes} what="changes" rows={3}>
        {(found) => <LineChanges caption={title} found={found} />}
      </Loaded>
    </Panel>
  );
}
