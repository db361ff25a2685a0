import { answerFaults, type AskedInput, INPUT_TEXT_MAX_LENGTH, type InputAnswers } from '@casewright/rules';
import { Button, Field, TextareaField } from '@casewright/ui';
import { api, clearNotices, notify, titleOf } from '@casewright/web';
import { useMutation } from '@casewright/web/query';
import { useKept } from '@casewright/web/use-kept';
import { useState, type FormEvent } from 'react';
import * as v from 'valibot';
import { pursuitsChanged } from '../../queries';

interface AnswersFormProps {
  readonly caseId: string;
  readonly item: AskedInput;
  readonly kept: KeptAnswers;
  readonly onClose: () => void;
}

const ANSWERS = v.record(v.string(), v.string());

/** Answers being typed or, until then, those stored. */
export const useKeptAnswers = (caseId: string, { key }: AskedInput, stored: InputAnswers | null) =>
  useKept<InputAnswers>(ANSWERS, `answers:${caseId}:${key}`, stored ?? {});

type KeptAnswers = ReturnType<typeof useKeptAnswers>;

/** Typed answers in place of a file. */
export function AnswersForm({ caseId, item: { key, title, fields }, kept, onClose }: AnswersFormProps) {
  const { typed, save: change, forget } = kept;
  const [isChecked, setChecked] = useState(false);
  const faults = isChecked ? answerFaults(fields, typed) : {};
  const { mutate, isPending } = useMutation({
    onMutate: clearNotices,
    mutationFn: () =>
      api.put('/api/cases/{id}/inputs/{key}/answers', {
        path: { id: caseId, key },
        body: { answers: Object.entries(typed).map(([field, value]) => ({ field, value })) },
      }),
    onSuccess: async () => {
      await pursuitsChanged();
      close();
    },
    onError: (failure) =>
      notify({ title: 'Error', message: titleOf(failure, 'We couldn’t save your answers. Try again.'), kind: 'error' }),
  });
  function close(): void {
    forget();
    onClose();
  }
  const save = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(answerFaults(fields, typed)).length === 0 && !isPending) mutate();
  };
  return (
    <form noValidate aria-label={title} className="mt-3 grid gap-4" onSubmit={save}>
      <div className="grid gap-4 md:grid-cols-2">
        {fields.map(({ key: field, label, kind, isRequired }) => {
          const control = {
            label,
            value: typed[field] ?? '',
            error: faults[field],
            hint: isRequired ? undefined : 'Optional',
          };
          const set = (value: string) => change({ ...typed, [field]: value });
          return kind === 'text' ? (
            <div key={field} className="md:col-span-2">
              <TextareaField
                {...control}
                rows={3}
                maxLength={INPUT_TEXT_MAX_LENGTH}
                onChange={({ target }) => set(target.value)}
              />
            </div>
          ) : (
            <Field key={field} {...control} inputMode="decimal" onChange={({ target }) => set(target.value)} />
          );
        })}
      </div>
      <div className="flex gap-2.5">
        <Button type="submit" kind="primary" size="small" isWorking={isPending}>
          Save
        </Button>
        <Button kind="quiet" size="small" onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
