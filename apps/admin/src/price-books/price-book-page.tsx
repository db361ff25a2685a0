import { MAX_PRICE_FILE_LENGTH, PRICE_COLUMNS } from '@casewright/rules';
import { Facts, Loaded, PageTitle, Panel } from '@casewright/ui';
import { api, isNotThere } from '@casewright/web';
import { BackLink } from '@casewright/web/links';
import { adminTab } from '@casewright/web/paths';
import { useQuery } from '@casewright/web/query';
import { useNavigate, useParams } from '@casewright/web/router';
import { Moment } from '../list/cells';
import { TwoColumns } from '../rate-cards/two-columns';
import { DraftPanel } from '../versioned-list/draft-panel';
import { LineChanges } from '../versioned-list/line-changes';
import { ListImport } from '../versioned-list/list-import';
import { linesText, VersionState } from '../versioned-list/version-state';
import { VersionsPanel } from '../versioned-list/versions-panel';
import { discarding, draftingVersion, importing, publishing } from './changes';
import { PriceLines } from './price-lines';
import { asOfText, SampleBadge } from './price-texts';
import { type PriceBook, priceBookQuery, type PriceBookVersion, priceChangesQuery } from './queries';
import { priceBookPath } from './tab';

export function PriceBookPage() {
  const { id = '', versionId } = useParams();
  const query = useQuery(priceBookQuery(id));
  return (
    <div className="mx-auto grid max-w-310 gap-6 px-4.5 pt-8 pb-16 md:px-8">
      <BackLink to={adminTab('price-books')}>Back to Price Books</BackLink>
      {isNotThere(query.error) ? (
        <NotFound what="Price book" />
      ) : (
        <Loaded query={query} what="the price book" rows={8}>
          {(found) => <Shown found={found} versionId={versionId} />}
        </Loaded>
      )}
    </div>
  );
}

const NotFound = ({ what }: { readonly what: string }) => (
  <>
    <PageTitle title={`${what} not found`} />
    <p className="text-ink-muted">It may have been discarded.</p>
  </>
);

interface ShownProps {
  readonly found: PriceBook;
  readonly versionId: string | undefined;
}

function Shown({ found, versionId }: ShownProps) {
  const navigate = useNavigate();
  const version = versionId ? found.versions.find(({ id }) => id === versionId) : found.versions[0];
  if (!version) return <NotFound what="Version" />;
  const { number, pricesAsOf, lineCount, publishedAt } = version;
  const leave = () =>
    void navigate(found.versions.length === 1 ? adminTab('price-books') : priceBookPath(found.id), { replace: true });
  return (
    <>
      <header className="grid gap-2">
        <PageTitle title={found.name} tab={`${found.name} · Price Books`} />
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-muted">
          {found.isSample && <SampleBadge />}
          <VersionState publishedAt={publishedAt} />
          <span>
            Version {number}. {asOfText(pricesAsOf)}. {linesText(lineCount)}.
          </span>
        </p>
      </header>
      <TwoColumns
        main={
          <div className="grid min-w-0 gap-5">
            {!publishedAt && <Draft key={version.id} found={found} version={version} onDiscarded={leave} />}
            <ComparisonPanel found={found} version={version} />
            <Panel title="About">
              <Facts
                facts={[
                  { label: 'Source', value: found.source },
                  { label: 'Region', value: found.region },
                  { label: 'Currency', value: found.currency },
                  { label: 'Added', value: <Moment at={found.createdAt} /> },
                  ...(publishedAt ? [{ label: 'Published', value: <Moment at={publishedAt} /> }] : []),
                ]}
              />
            </Panel>
          </div>
        }
        aside={
          <VersionsPanel
            versions={found.versions}
            shown={version}
            detailOf={(one) => `${asOfText(one.pricesAsOf)}, ${linesText(one.lineCount)}`}
            pathOf={(id) => priceBookPath(found.id, id)}
            drafting={(idempotencyKey, open) => draftingVersion(found.id, idempotencyKey, open)}
          />
        }
      />
      <PriceLines key={`${version.id} ${version.revision}`} versionId={version.id} currency={found.currency} />
    </>
  );
}

interface DraftProps {
  readonly found: PriceBook;
  readonly version: PriceBookVersion;
  /** After the draft is gone. */
  readonly onDiscarded: () => void;
}

const TEMPLATE = { name: 'price-book.csv', csv: `${PRICE_COLUMNS.map(({ header }) => header).join(',')}\r\n` };
const DAY = { label: 'Prices as of', hint: 'The day of the price list or quote.' };

const Draft = ({ found, version, onDiscarded }: DraftProps) => (
  <DraftPanel
    name={found.name}
    version={version}
    publishing={publishing(found, version)}
    published={`${linesText(version.lineCount)}. ${asOfText(version.pricesAsOf)}.`}
    discarding={discarding(found, version, onDiscarded)}
    discarded={
      found.versions.length === 1
        ? 'The price book has no other version and will be removed.'
        : 'Its prices will be lost.'
    }
  >
    <ListImport
      lines="prices"
      template={TEMPLATE}
      maxLength={MAX_PRICE_FILE_LENGTH}
      day={DAY}
      tryFile={(csv) =>
        api.post('/api/admin/price-book-versions/{id}/import-trial', { path: { id: version.id }, body: { csv } })
      }
      importing={(file, onMade) => importing(version, file, onMade)}
    />
  </DraftPanel>
);

interface ComparisonPanelProps {
  readonly found: PriceBook;
  readonly version: PriceBookVersion;
}

/** Nothing for the first version, which has no other to compare with. */
function ComparisonPanel({ found: { versions }, version }: ComparisonPanelProps) {
  const before = versions.find(({ number, publishedAt }) => number < version.number && publishedAt);
  const changes = useQuery({ ...priceChangesQuery(version.id, version.revision), enabled: before !== undefined });
  if (!before) return null;
  return (
    <Panel title={`Changes from version ${before.number}`}>
      <Loaded query={changes} what="changes" rows={3}>
        {(found) => <LineChanges caption={`Changes from version ${before.number}`} found={found} />}
      </Loaded>
    </Panel>
  );
}
