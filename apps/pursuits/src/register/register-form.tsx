import { NO_FACTS, type PursuitFacts } from '@casewright/rules';
import { Button } from '@casewright/ui';
import { useForm, useWatch } from '@casewright/ui/form';
import { api, clearNotices, newIdempotencyKey, notify, Problem, queryClient, titleOf, useUser } from '@casewright/web';
import { paths, priceCaseOf, pursuitAt } from '@casewright/web/paths';
import { useMutation } from '@casewright/web/query';
import { useNavigate } from '@casewright/web/router';
import { useEffect, useRef, useState } from 'react';
import { draftQuery, pursuitsChanged } from '../queries';
import { ColleagueNotice } from './colleague-notice';
import { FactsFields } from './facts-fields';
import { bodyOf, formOf, type FactsForm } from './facts-form';
import { completeFacts, faultsIn, showFaults } from './show-faults';
import { unsavedIn } from './tab-draft';
import { useColleague } from './use-colleague';
import { useDraft, type DraftStatus } from './use-draft';

interface RegisterFormProps {
  readonly facts: PursuitFacts;
  readonly savedAt: string | undefined;
  readonly onStatus: (status: DraftStatus) => void;
}

interface Registered {
  readonly complete: PursuitFacts;
  /** Whether the calculator opens next. */
  readonly isCaseNext: boolean;
}

export function RegisterForm({ facts, savedAt, onStatus }: RegisterFormProps) {
  const navigate = useNavigate();
  const { id: userId = '' } = useUser() ?? {};
  const [stored] = useState(() => ({ form: formOf(facts), savedAt }));
  const [start] = useState(() => unsavedIn(userId) ?? stored.form);
  const form = useForm<FactsForm>({ defaultValues: start });
  const written = { ...start, ...useWatch({ control: form.control }) } as FactsForm;
  const { status, draft } = useDraft(written, stored);
  useEffect(() => onStatus(status), [onStatus, status]);
  const colleague = useColleague(facts);
  const askOfColleague = () => {
    const { prospect, expectedClose } = form.getValues();
    colleague.ask({ prospect, expectedClose });
  };
  const key = useRef({ of: '', key: '' });

  const { mutate, isPending, isSuccess, variables } = useMutation({
    onMutate: clearNotices,
    mutationFn: async ({ complete }: Registered) => {
      await draft.end();
      const body = { ...bodyOf(complete), isAnotherOpportunity: colleague.isAnother };
      // The key stays the same for the same facts, so that retries do not register twice.
      const of = JSON.stringify(body);
      if (key.current.of !== of) key.current = { of, key: newIdempotencyKey() };
      return api.post('/api/pursuits', { body, idempotencyKey: key.current.key });
    },
    onSuccess: async ({ id }, { isCaseNext }) => {
      draft.forget();
      queryClient.removeQueries(draftQuery);
      await navigate(isCaseNext ? priceCaseOf(id) : pursuitAt(id), { replace: true });
      await pursuitsChanged();
      notify({ title: 'Pursuit registered', kind: 'success' });
    },
    onError: (failure) => {
      draft.resume();
      showFaults(form, faultsIn(failure));
      if (failure instanceof Problem && failure.code === 'pursuits.colleague-registered') askOfColleague();
      notify({ title: 'Error', message: titleOf(failure, 'We couldn’t register the pursuit.'), kind: 'error' });
    },
  });
  const isRegistering = isPending || isSuccess;
  const isCaseNext = variables?.isCaseNext ?? false;
  const register = (filled: FactsForm, thenCase = false) => {
    askOfColleague();
    const complete = completeFacts(form, filled);
    if (complete && !isSuccess) mutate({ complete, isCaseNext: thenCase });
  };

  const discard = useMutation({
    mutationFn: async () => {
      await draft.end();
      await api.delete('/api/pursuit-draft');
    },
    onSuccess: async () => {
      draft.forget();
      queryClient.removeQueries(draftQuery);
      form.reset(formOf(NO_FACTS));
      await navigate(paths.pursuits);
    },
    onError: (failure) => {
      draft.resume();
      notify({ title: 'Error', message: titleOf(failure, 'We couldn’t discard the draft.'), kind: 'error' });
    },
  });

  return (
    <form
      noValidate
      aria-label="Pursuit"
      className="rounded-card border border-line bg-surface"
      onSubmit={(event) => void form.handleSubmit((filled) => register(filled))(event)}
    >
      <FactsFields
        form={form}
        onProspect={askOfColleague}
        notice={colleague.colleague && <ColleagueNotice {...colleague.colleague} onAnother={colleague.setAnother} />}
      />
      <div className="grid gap-3 border-t border-line p-5 md:flex md:flex-wrap md:items-center md:justify-between md:px-7.5">
        <div className="grid gap-3 md:flex md:flex-wrap">
          <Button
            type="submit"
            kind="primary"
            isWorking={isRegistering && !isCaseNext}
            disabled={(isRegistering && isCaseNext) || discard.isPending}
          >
            {isPending && !isCaseNext ? 'Registering...' : 'Register pursuit'}
          </Button>
          <Button
            isWorking={isRegistering && isCaseNext}
            disabled={(isRegistering && !isCaseNext) || discard.isPending}
            onClick={() => void form.handleSubmit((filled) => register(filled, true))()}
          >
            {isPending && isCaseNext ? 'Registering...' : 'Register and start case'}
          </Button>
        </div>
        <Button kind="quiet" isWorking={discard.isPending} disabled={isRegistering} onClick={() => discard.mutate()}>
          Discard draft
        </Button>
      </div>
    </form>
  );
}
