import { isEditable, type PursuitFacts } from '@casewright/rules';
import { Button, Loaded, PageHeader, Panel } from '@casewright/ui';
import { useForm } from '@casewright/ui/form';
import { api, clearNotices, isNotThere, notify, titleOf } from '@casewright/web';
import { BackLink } from '@casewright/web/links';
import { pursuitAt } from '@casewright/web/paths';
import { useMutation, useQuery } from '@casewright/web/query';
import { useNavigate, useParams } from '@casewright/web/router';
import { pursuitQuery, pursuitsChanged, type PursuitDetails } from '../queries';
import { FactsFields } from './facts-fields';
import { bodyOf, formOf, type FactsForm } from './facts-form';
import { completeFacts, faultsIn, showFaults } from './show-faults';

export function EditPage() {
  const { id = '' } = useParams();
  const pursuit = useQuery(pursuitQuery(id));
  return (
    <>
      <PageHeader
        title="Edit Pursuit"
        lead={pursuit.data?.prospect}
        back={<BackLink to={pursuitAt(id)}>Back to the pursuit</BackLink>}
      />
      <Loaded
        query={pursuit}
        what="the pursuit"
        rows={6}
        refused={(error) => isNotThere(error) && <p className="text-small">This pursuit doesn&apos;t exist.</p>}
      >
        {(known) =>
          isEditable(known.stage) && known.owner.isYou ? (
            <EditForm pursuit={known} />
          ) : (
            <Panel>
              <p className="text-small">This pursuit can no longer be edited.</p>
            </Panel>
          )
        }
      </Loaded>
    </>
  );
}

function EditForm({ pursuit }: { readonly pursuit: PursuitDetails }) {
  const { id } = pursuit;
  const navigate = useNavigate();
  const form = useForm<FactsForm>({ defaultValues: formOf(pursuit) });
  const { mutate, isPending, isSuccess } = useMutation({
    onMutate: clearNotices,
    mutationFn: (facts: PursuitFacts) => api.put('/api/pursuits/{id}', { path: { id }, body: bodyOf(facts) }),
    onSuccess: async () => {
      await pursuitsChanged();
      await navigate(pursuitAt(id), { replace: true });
      notify({ title: 'Changes saved', kind: 'success' });
    },
    onError: (failure) => {
      showFaults(form, faultsIn(failure));
      notify({ title: 'Error', message: titleOf(failure, 'We couldn’t save your changes.'), kind: 'error' });
    },
  });
  const save = (filled: FactsForm) => {
    const facts = completeFacts(form, filled, pursuit);
    if (facts) mutate(facts);
  };
  return (
    <form
      noValidate
      aria-label="Pursuit"
      className="rounded-card border border-line bg-surface"
      onSubmit={(event) => void form.handleSubmit(save)(event)}
    >
      <FactsFields form={form} isComparisonFixed={pursuit.stage === 'active'} />
      <div className="border-t border-line p-5 max-md:grid md:px-7.5">
        <Button type="submit" kind="primary" isWorking={isPending || isSuccess}>
          {isPending ? 'Saving...' : 'Save changes'}
        </Button>
      </div>
    </form>
  );
}
