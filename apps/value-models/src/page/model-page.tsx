import { caseNameText } from '@casewright/rules';
import { EmptyState, Loaded, PageHeader, Panel, StatementPicture } from '@casewright/ui';
import { isNotThere } from '@casewright/web';
import { BackLink } from '@casewright/web/links';
import { useQuery } from '@casewright/web/query';
import { useParams } from '@casewright/web/router';
import type { ReactNode } from 'react';
import { caseAt } from '../addresses';
import { modelQuery, type ValueModelOfCase } from '../queries';
import { StartModel } from '../start/start-model';
import { PageFrame } from './page-frame';
import { StartedModelPage } from './started-model-page';

/** Polling interval while someone else is editing. */
const ASK_AGAIN_MS = 30_000;

export function ModelPage() {
  const { id = '' } = useParams();
  const found = useQuery({
    ...modelQuery(id),
    refetchInterval: ({ state }) => (state.data?.isProvider && state.data.model?.editor ? ASK_AGAIN_MS : false),
  });
  const { data } = found;
  return (
    <PageFrame>
      {data?.model ? (
        <StartedModelPage caseId={id} found={data} model={data.model} />
      ) : (
        <>
          <ModelHeader found={data} />
          <Loaded
            query={found}
            what="the value model"
            rows={8}
            refused={(error) => isNotThere(error) && <p className="text-small">This case doesn&apos;t exist.</p>}
          >
            {({ mayEdit, solutions }) => (mayEdit ? <StartModel caseId={id} solutions={solutions} /> : <NotStarted />)}
          </Loaded>
        </>
      )}
    </PageFrame>
  );
}

interface ModelHeaderProps {
  readonly found: ValueModelOfCase | undefined;
  readonly actions?: ReactNode;
}

export const ModelHeader = ({ found, actions }: ModelHeaderProps) => (
  <PageHeader
    title="Value model"
    tab={found ? `${found.prospect} · Value model` : 'Value model'}
    lead={
      found &&
      `${caseNameText({ number: found.caseNumber, prospect: found.prospect })}, ${found.model?.content.title ?? found.opportunity}`
    }
    back={found && <BackToCase found={found} />}
    actions={actions}
  />
);

const BackToCase = ({ found }: { readonly found: ValueModelOfCase }) => (
  <BackLink to={caseAt(found)}>Back to the case</BackLink>
);

const NotStarted = () => (
  <Panel>
    <EmptyState picture={<StatementPicture />} title="No value model yet" level={2}>
      The numbers of the case appear here once its analyst starts the model.
    </EmptyState>
  </Panel>
);
