import { CONTENT_MAX_LENGTH } from '@casewright/rules';
import { Button, Field, TextareaField } from '@casewright/ui';
import { useForm } from '@casewright/ui/form';
import { clearNotices } from '@casewright/web';
import { useEffect } from 'react';
import { MAX_ANSWER_TITLE_LENGTH } from '../writing/limits';
import type { SavedAnswer } from './queries';
import { usePutSavedAnswer } from './use-saved-answers';

interface SavedAnswerFormProps {
  readonly answer: SavedAnswer;
  readonly onDone: () => void;
}

export function SavedAnswerForm({ answer, onDone }: SavedAnswerFormProps) {
  const form = useForm<SavedAnswer>({ defaultValues: answer });
  const { errors } = form.formState;
  const saving = usePutSavedAnswer(onDone);
  useEffect(() => form.setFocus('title'), [form]);
  return (
    <form
      noValidate
      aria-label="Saved answer"
      className="grid gap-4"
      onSubmitCapture={clearNotices}
      onSubmit={form.handleSubmit((written) => saving.mutate(written))}
    >
      <Field
        label="Title"
        autoComplete="off"
        maxLength={MAX_ANSWER_TITLE_LENGTH}
        error={errors.title && 'Enter a title.'}
        {...form.register('title', { validate: isFilled })}
      />
      <TextareaField
        label="Answer"
        rows={4}
        maxLength={CONTENT_MAX_LENGTH}
        hint="We replace {name} and {first name} with the name of the person you reply to."
        error={errors.content && 'Enter an answer.'}
        {...form.register('content', { validate: isFilled })}
      />
      <div className="flex justify-end gap-3">
        <Button size="small" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" kind="primary" size="small" isWorking={saving.isPending}>
          Save answer
        </Button>
      </div>
    </form>
  );
}

const isFilled = (text: string): boolean => text.trim() !== '';
