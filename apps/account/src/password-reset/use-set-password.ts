import { api, Problem, renewSession } from '@casewright/web';
import { keepInTab } from '@casewright/web/kept';
import { paths } from '@casewright/web/paths';
import { useMutation } from '@casewright/web/query';
import { useNavigate } from '@casewright/web/router';
import { notices } from '../access/notices';
import type { CodeEntry } from '../access/use-code-entry';
import { RESET_EMAIL, type Step } from './steps';

interface Answers {
  readonly code: string;
  readonly newPassword: string;
}

interface Outcomes {
  readonly entry: CodeEntry;
  readonly goTo: (step: Step) => unknown;
  /** Shows errors at the field. */
  readonly onRefused: (failure: unknown) => void;
}

/** A refusal returns to the step that can fix it. */
export function useSetPassword({ entry, goTo, onRefused }: Outcomes) {
  const navigate = useNavigate();

  const { mutate, isPending } = useMutation({
    mutationFn: (body: Answers) => api.post('/api/password-reset-verify', { body }),
    onSuccess: async () => {
      keepInTab(RESET_EMAIL, undefined);
      notices.passwordUpdated();
      // All sessions have ended, including this one.
      await renewSession();
      await navigate(paths.login, { replace: true });
    },
    onError: (failure) => {
      if (!(failure instanceof Problem) || failure.code === 'unknown') return notices.failedToReset();
      if (failure.code === 'identity.new-password-refused') {
        onRefused(failure);
        return notices.passwordRequirementsNotMet(failure.title);
      }
      notices.failedToReset(failure.title);
      if (failure.code === 'identity.reset-not-begun') return void goTo('request');
      entry.refuse(failure);
      goTo('code');
    },
  });

  return { setPassword: mutate, isWorking: isPending };
}
