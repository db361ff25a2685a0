import {
  nextVersion,
  VALUE_MODEL_LIMITS,
  VERSION_KINDS,
  type VersionKind,
  versionName,
  versionNameOf,
  versionNumberOf,
} from '@casewright/rules';
import { Button, buttonLook, Select, TextareaField } from '@casewright/ui';
import { api, newIdempotencyKey, notify, queryClient, titleOf } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { Link } from '@casewright/web/router';
import { FileCheck, GitCompareArrows } from 'lucide-react';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { comparisonAt } from '../addresses';
import { modelQuery, type StartedModel } from '../queries';
import { DownloadWorkbook } from './download-workbook';

const Dialog = lazy(() => import('@casewright/ui/dialog'));

interface VersionActionsProps {
  readonly caseId: string;
  readonly model: StartedModel;
  readonly mayMake: boolean;
  /** True while changes are unsaved. */
  readonly isWaiting: boolean;
}

export function VersionActions({ caseId, model, mayMake, isWaiting }: VersionActionsProps) {
  const [isMaking, setMaking] = useState(false);
  const [newest] = model.versions;
  return (
    <>
      {newest && (
        <Link to={comparisonAt(caseId, newest.number)} className={buttonLook()}>
          <GitCompareArrows aria-hidden className="size-4" />
          Compare with {versionNameOf(newest.number)}
        </Link>
      )}
      {newest && !mayMake && <DownloadWorkbook caseId={caseId} number={newest.number} />}
      {mayMake && (
        <Button kind="primary" disabled={isWaiting} onClick={() => setMaking(true)}>
          <FileCheck aria-hidden className="size-4" />
          Make version
        </Button>
      )}
      {isMaking && (
        <Suspense>
          <Dialog
            title="Make version"
            confirm={false}
            onClose={() => setMaking(false)}
            details={<MakeVersionForm caseId={caseId} model={model} onMade={() => setMaking(false)} />}
          >
            Freezes the model as it stands. A version can’t be changed or deleted. The seller sees it at once and can
            download its documents, which lowers what comes back if the seller cancels the case.
          </Dialog>
        </Suspense>
      )}
    </>
  );
}

interface MakeVersionFormProps {
  readonly caseId: string;
  readonly model: StartedModel;
  readonly onMade: () => void;
}

function MakeVersionForm({ caseId, model, onMade }: MakeVersionFormProps) {
  const [kind, setKind] = useState<VersionKind>('draft');
  const [note, setNote] = useState('');
  const [key] = useState(newIdempotencyKey);
  const newest = model.versions[0] && versionNumberOf(model.versions[0].number);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api.post('/api/admin/cases/{id}/value-model/versions', {
        ...{ path: { id: caseId }, body: { kind, note: note.trim(), revision: model.revision } },
        idempotencyKey: `${key}-${kind}-${model.revision}`,
      }),
    onSuccess: ({ number }) => {
      notify({ title: `${versionNameOf(number)} was made`, kind: 'success' });
      onMade();
    },
    onError: (failure) => notify({ title: titleOf(failure, 'The version couldn’t be made.'), kind: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: modelQuery(caseId).queryKey }),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <form noValidate aria-label="Make version" className="grid gap-4" onSubmit={send}>
      <Select
        label="Kind"
        hint={kind === 'draft' ? 'A draft is for comments.' : 'A version is for approval.'}
        value={kind}
        onChange={({ target }) => setKind(target.value === 'version' ? 'version' : 'draft')}
      >
        {VERSION_KINDS.map((one) => (
          <option key={one} value={one}>
            {versionName(nextVersion(one, newest))}
          </option>
        ))}
      </Select>
      <TextareaField
        label="What’s new"
        rows={3}
        value={note}
        maxLength={VALUE_MODEL_LIMITS.note}
        onChange={({ target }) => setNote(target.value)}
      />
      <Button type="submit" kind="primary" className="justify-self-start" isWorking={isPending}>
        Make {versionName(nextVersion(kind, newest))}
      </Button>
    </form>
  );
}
