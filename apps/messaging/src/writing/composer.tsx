import { Button, Field, TextareaField } from '@casewright/ui';
import { clearNotices } from '@casewright/web';
import { useNavigate } from '@casewright/web/router';
import { Send } from 'lucide-react';
import { useEffect } from 'react';
import { useForm } from '@casewright/ui/form';
import { folderPath } from '../mailbox/mailbox-address';
import type { Folder } from '../mailbox/queries';
import { deleteDraft, saveDraft, loadDraft, type Draft } from './local-draft';
import { MAX_CONTENT_LENGTH, MAX_SUBJECT_LENGTH } from './limits';
import { askForAllFields, useSend } from './use-send';

interface ComposerProps {
  readonly folder: Folder;
  readonly userId: string;
  readonly isAdmin: boolean;
}

/** A seller writes to all admins, an admin to one recipient. Saves a draft as you type. */
export function Composer({ folder, userId, isAdmin }: ComposerProps) {
  const navigate = useNavigate();
  const form = useForm<Draft>({ defaultValues: loadDraft(userId, 'new') });
  const { errors } = form.formState;
  useEffect(() => {
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => saveDraft(userId, 'new', values),
    });
  }, [form, userId]);
  useEffect(() => {
    const { recipient } = form.getValues();
    form.setFocus(isAdmin && !recipient ? 'recipient' : 'subject');
  }, [form, isAdmin]);

  const sending = useSend(!isAdmin, () => {
    deleteDraft(userId, 'new');
    void navigate(folderPath(folder), { replace: true });
  });
  const send = ({ recipient, subject, content }: Draft) =>
    sending.mutate({
      subject: subject.trim(),
      content: content.trim(),
      ...(isAdmin && { recipient: recipient.trim() }),
    });

  return (
    <form
      noValidate
      aria-label="New message"
      onSubmitCapture={clearNotices}
      className="grid gap-4.5"
      onSubmit={form.handleSubmit(send, askForAllFields)}
    >
      <h2 className="font-serif text-figure font-semibold tracking-display">New message</h2>
      {isAdmin ? (
        <Field
          label="Recipient email"
          hint="Or a user ID."
          autoComplete="off"
          maxLength={255}
          error={errors.recipient && 'Enter a recipient.'}
          {...form.register('recipient', { validate: isFilled })}
        />
      ) : (
        <p className="text-label text-ink-muted">Your message goes to all admins. They’ll reply here.</p>
      )}
      <Field
        label="Subject"
        autoComplete="off"
        maxLength={MAX_SUBJECT_LENGTH}
        error={errors.subject && 'Enter a subject.'}
        {...form.register('subject', { validate: isFilled })}
      />
      <TextareaField
        label="Message"
        rows={9}
        maxLength={MAX_CONTENT_LENGTH}
        error={errors.content && 'Enter a message.'}
        {...form.register('content', { validate: isFilled })}
      />
      <div className="flex items-center justify-between gap-3">
        <p className="text-caption text-ink-faint">Saved as you type</p>
        <Button type="submit" kind="primary" isWorking={sending.isPending}>
          {!sending.isPending && <Send aria-hidden className="size-4.5" />}
          {sending.isPending ? 'Sending...' : 'Send'}
        </Button>
      </div>
    </form>
  );
}

const isFilled = (text: string): boolean => text.trim() !== '';
