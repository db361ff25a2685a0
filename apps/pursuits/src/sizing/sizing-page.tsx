import { askedInputs } from '@casewright/rules';
import { buttonLook, EmptyState, InboxPicture, isEmptyList, Loaded, PageHeader, Panel } from '@casewright/ui';
import { isNotThere } from '@casewright/web';
import { BackLink } from '@casewright/web/links';
import { inputOfPursuit, modelWithSizing } from '@casewright/web/paths';
import { useQuery } from '@casewright/web/query';
import { Link, useParams } from '@casewright/web/router';
import { caseQuery, pursuitQuery } from '../queries';
import { BasisPanel, type BasisProps } from './basis-panel';
import { FleetTotals, InstancesPanel, UnfittedPanel } from './fleet-panel';
import { HostsPanel } from './hosts-panel';
import { LicensesPanel } from './licenses-panel';
import { MachinesTable } from './machines-table';
import {
  choicesQuery,
  inAddress,
  type PublishedVersion,
  type SizedItem,
  sizingQuery,
  type SizingRequest,
  versionsQuery,
} from './queries';
import { chosenVersion, requestIn, useSizingAddress } from './sizing-request';

/** What the machines of an input would run on at the prices of a book, for its seller and the provider. */
export function SizingPage() {
  const { id = '', key = '' } = useParams();
  const pursuit = useQuery(pursuitQuery(id));
  const found = useQuery(caseQuery(id));
  const versions = useQuery(versionsQuery);
  const selections = found.data?.terms.selections;
  const title = selections && askedInputs(selections).find((asked) => asked.key === key)?.title;
  return (
    <>
      <PageHeader
        title="Size and price"
        lead={title ? `${title}: what they would run on, and what that costs.` : 'What machines would run on.'}
        back={<BackLink to={inputOfPursuit(id, key)}>Back to {title ? `“${title}”` : 'the input'}</BackLink>}
      />
      <Loaded query={pursuit} what="the pursuit" rows={8} refused={(error) => isNotThere(error) && <NotThere />}>
        {({ owner }) => (
          <Loaded query={found} what="the case" rows={8}>
            {(progress) =>
              progress && title ? (
                <Loaded query={versions} what="price books" rows={8} isEmpty={isEmptyList} empty={<NoPrices />}>
                  {(published) => (
                    <Priced item={{ caseId: progress.id, key, isProvider: !owner.isYou }} versions={published} />
                  )}
                </Loaded>
              ) : (
                <NotThere />
              )
            }
          </Loaded>
        )}
      </Loaded>
    </>
  );
}

const NotThere = () => <p className="text-small">This input doesn’t exist.</p>;

const NoPrices = () => (
  <Panel>
    <EmptyState picture={<InboxPicture />} title="No price book is published yet" level={2}>
      Once we publish prices, you’ll see here what these machines would cost.
    </EmptyState>
  </Panel>
);

interface PricedProps {
  readonly item: SizedItem;
  readonly versions: readonly PublishedVersion[];
}

function Priced({ item, versions }: PricedProps) {
  const { address } = useSizingAddress();
  const version = chosenVersion(versions, address.get(inAddress.version.name) ?? undefined);
  return version ? <Sized item={item} versions={versions} version={version} /> : <NoPrices />;
}

interface SizedProps extends PricedProps {
  readonly version: PublishedVersion;
}

function Sized({ item, versions, version }: SizedProps) {
  const { address, set } = useSizingAddress();
  const choices = useQuery(choicesQuery(version.id));
  return (
    <Loaded query={choices} what="the price book" rows={8}>
      {(offered) => {
        const basis = { request: requestIn(address, version, offered), choices: offered, set };
        return (
          <div className="grid gap-5">
            <BasisPanel {...basis} version={version} versions={versions} />
            <Result item={item} {...basis} />
          </div>
        );
      }}
    </Loaded>
  );
}

interface ResultProps extends BasisProps {
  readonly item: SizedItem;
}

function Result({ item, ...basis }: ResultProps) {
  const found = useQuery(sizingQuery(item, basis.request));
  return (
    <Loaded
      query={found}
      what="the sizing"
      rows={8}
      refused={(error) =>
        isNotThere(error) && (
          <Panel>
            <p className="text-small">The machines or hosts of this input can be sized once their file is read.</p>
          </Panel>
        )
      }
    >
      {(sizing) => (
        <>
          {item.isProvider && (
            <Link
              to={modelWithSizing(item.caseId, item.key, new URLSearchParams(stringsOf(basis.request)))}
              className={`${buttonLook('primary')} justify-self-end`}
            >
              Use in the value model
            </Link>
          )}
          {sizing.machines > 0 && (
            <>
              <FleetTotals sizing={sizing} />
              <InstancesPanel sizing={sizing} />
              {sizing.unfitted.length > 0 && <UnfittedPanel unfitted={sizing.unfitted} />}
              <HostsPanel {...basis} sizing={sizing} />
            </>
          )}
          <LicensesPanel {...basis} sizing={sizing} />
          {sizing.machines > 0 && (
            <MachinesTable item={item} request={basis.request} currency={sizing.version.currency} />
          )}
        </>
      )}
    </Loaded>
  );
}

const stringsOf = (request: SizingRequest): Record<string, string> =>
  Object.fromEntries(Object.entries(request).map(([name, value]) => [name, String(value)]));
