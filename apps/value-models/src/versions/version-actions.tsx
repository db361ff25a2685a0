import {
  type Assumption,
  assumptionsToConfirm,
  assumptionText,
  leftOutText,
  nextVersion,
  rateCardOf,
  releaseText,
  unconfirmedText,
  unitAfter,
  VALUE_MODEL_LIMITS,
  VERSION_KINDS,
  versionFaults,
  type VersionKind,
  versionName,
  versionNameOf,
  versionNumberOf,
} from '@casewright/rules';
import { Button, buttonLook, Callout, Checkbox, CONFIDENCE_LABELS, Select, TextareaField } from '@casewright/ui';
import { api, newIdempotencyKey, notify, queryClient, titleOf } from '@casewright/web';
import { useMutation, useQuery } from '@casewright/web/query';
import { useRateCards } from '@casewright/web/rate-cards';
import { Link } from '@casewright/web/router';
import { FileCheck, GitCompareArrows } from 'lucide-react';
import { type FormEvent, lazy, Suspense, useId, useState } from 'react';
import { comparisonAt } from '../addresses';
import { faultText, withoutModel } from '../editing/fault-note';
import { caseOfPursuitQuery, modelQuery, type StartedModel } from '../queries';
import { DownloadWorkbook } from './download-workbook';

const Dialog = lazy(() => import('@casewright/ui/dialog'));

interface VersionActionsProps {
  readonly caseId: string;
  readonly pursuitId: string;
  readonly model: StartedModel;
  readonly mayMake: boolean;
  /** True while changes are unsaved. */
  readonly isWaiting: boolean;
}

export function VersionActions({ caseId, pursuitId, model, mayMake, isWaiting }: VersionActionsProps) {
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
            Freezes the model as it stands. A version can’t be changed or deleted, and appears to the seller at once.{' '}
            <ReleaseNote pursuitId={pursuitId} />
          </Dialog>
        </Suspense>
      )}
    </>
  );
}

/** What the documents of the first version change for a seller who cancels. */
function ReleaseNote({ pursuitId }: { readonly pursuitId: string }) {
  const { data } = useQuery(caseOfPursuitQuery(pursuitId));
  const cards = useRateCards();
  const work = data?.case;
  if (work?.releasedAt) return 'The seller can download the documents.';
  const { rateCard, totalCredits } = work?.terms.price ?? {};
  const rates = rateCard && rateCardOf(rateCard, cards);
  return rates && totalCredits !== undefined
    ? releaseText(totalCredits, rates, 'provider')
    : 'The seller can download the documents, which lowers what comes back if the seller cancels the case.';
}

interface MakeVersionFormProps {
  readonly caseId: string;
  readonly model: StartedModel;
  readonly onMade: () => void;
}

function MakeVersionForm({ caseId, model, onMade }: MakeVersionFormProps) {
  const [kind, setKind] = useState<VersionKind>('draft');
  const [note, setNote] = useState('');
  const [acceptsDefaults, accept] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const [key] = useState(newIdempotencyKey);
  const defaults = kind === 'draft' ? [] : assumptionsToConfirm(model.content.model.assumptions);
  const leftOut = kind === 'draft' ? undefined : leftOutText(model.content);
  const newest = model.versions[0] && versionNumberOf(model.versions[0].number);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api.post('/api/admin/cases/{id}/value-model/versions', {
        ...{ path: { id: caseId }, body: { kind, note: note.trim(), revision: model.revision, acceptsDefaults } },
        idempotencyKey: [key, kind, model.revision, acceptsDefaults].join('-'),
      }),
    onSuccess: ({ number }) => {
      notify({ title: `${versionNameOf(number)} was made`, kind: 'success' });
      onMade();
    },
    onError: (failure) => notify({ title: titleOf(failure, 'The version couldn’t be made.'), kind: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: modelQuery(caseId).queryKey }),
  });
  const faults = versionFaults(model.content, kind).map(withoutModel);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const isUnconfirmed = defaults.length > 0 && !acceptsDefaults;
    setRefused(isUnconfirmed);
    if (!isUnconfirmed && faults.length === 0) mutate();
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
      {faults.length > 0 && (
        <Callout kind="danger">
          <span className="block">Settle this first:</span>
          {faults.map((fault) => (
            <span key={`${fault.place} ${fault.message}`} className="mt-1 block">
              {faultText(model.content.model, fault)}
            </span>
          ))}
        </Callout>
      )}
      {leftOut && <Callout kind="value">{leftOut} Write them under “The case”.</Callout>}
      {defaults.length > 0 && (
        <NumbersToConfirm
          assumptions={defaults}
          isAccepted={acceptsDefaults}
          error={isRefused && !acceptsDefaults ? 'Confirm these numbers, or give them a source first.' : undefined}
          onAccept={accept}
        />
      )}
      <Button
        type="submit"
        kind="primary"
        className="justify-self-start"
        disabled={faults.length > 0}
        isWorking={isPending}
      >
        Make {versionName(nextVersion(kind, newest))}
      </Button>
    </form>
  );
}

interface NumbersToConfirmProps {
  readonly assumptions: readonly Assumption[];
  readonly isAccepted: boolean;
  readonly error: string | undefined;
  readonly onAccept: (isAccepted: boolean) => void;
}

/** Asks before defaults and numbers without a source go to approval. */
function NumbersToConfirm({ assumptions, isAccepted, error, onAccept }: NumbersToConfirmProps) {
  const errorId = useId();
  return (
    <div className="grid gap-3">
      <Callout kind="value">{unconfirmedText(assumptions)} The documents show them as they are.</Callout>
      <div
        role="region"
        aria-label="Numbers to confirm"
        tabIndex={0}
        className="max-h-50 overflow-y-auto rounded-control border border-line px-3 text-label"
      >
        <ul>
          {assumptions.map((assumption) => (
            <li
              key={assumption.id}
              className="flex justify-between gap-3 border-t border-line py-2 first:border-t-0 wrap-anywhere"
            >
              <span>
                {assumption.label}
                <span className="block text-caption text-ink-muted">
                  {assumption.source || 'No source'}, {CONFIDENCE_LABELS[assumption.confidence].toLowerCase()}{' '}
                  confidence
                </span>
              </span>
              <span className="whitespace-nowrap tabular-nums">
                {assumptionText(assumption, assumption.base)}
                {unitAfter(assumption.unit)}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <Checkbox
        checked={isAccepted}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        onChange={({ target }) => onAccept(target.checked)}
      >
        Use these numbers in a version for approval
        {error && (
          <span id={errorId} role="alert" className="block pt-1 text-caption text-danger">
            {error}
          </span>
        )}
      </Checkbox>
    </div>
  );
}
