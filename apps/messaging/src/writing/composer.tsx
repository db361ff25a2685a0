import { Button, Field, TextareaField } from '@casewright/ui';
import { useNavigate } from '@casewright/web/router';
import { Send } from 'lucide-react';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { folderPath } from '../mailbox/mailbox-address';
import type { Folder } from '../mailbox/use-messages';
import { forgetLetter, keepLetter, keptLetter, type Letter } from './kept-letter';
import { MAX_CONTENT_LENGTH, MAX_SUBJECT_LENGTH } from './limits';
import { askForAllFields, useSend } from './use-send';

interface ComposerProps {
  readonly folder: Folder;
  readonly userId: string;
  readonly isAdmin: boolean;
}

/** A new message: a seller's goes to every admin, an admin's to whom it names. What is typed is kept. */
export function Composer({ folder, userId, isAdmin }: ComposerProps) {
  const navigate = useNavigate();
  const form = useForm<Letter>({ defaultValues: keptLetter(userId, 'new') });
  const { errors } = form.formState;
  useEffect(() => {
    const watching = form.watch((letter) => keepLetter(userId, 'new', letter));
    return () => watching.unsubscribe();
  }, [form, userId]);
  useEffect(() => {
    const { recipient } = form.getValues();
    form.setFocus(isAdmin && !recipient ? 'recipient' : 'subject');
  }, [form, isAdmin]);

  const sending = useSend(!isAdmin, () => {
    forgetLetter(userId, 'new');
    void navigate(folderPath(folder), { replace: true });
  });
  const send = ({ recipient, subject, content }: Letter) =>
    sending.mutate({
      subject: subject.trim(),
      content: content.trim(),
      ...(isAdmin && { recipient: recipient.trim() }),
    });

  return (
    <form
      noValidate
      aria-label="New message"
      className="grid gap-4.5"
      onSubmit={form.handleSubmit(send, askForAllFields)}
    >
      <h2 className="font-serif text-figure font-semibold tracking-display">New message</h2>
      {isAdmin ? (
        <Field
          label="Recipient email"
          hint="Or the id of a user."
          autoComplete="off"
          maxLength={255}
          error={errors.recipient && 'Who is it for?'}
          {...form.register('recipient', { validate: isFilled })}
        />
      ) : (
        <p className="text-label text-ink-muted">Goes to our admins, who answer here.</p>
      )}
      <Field
        label="Subject"
        autoComplete="off"
        maxLength={MAX_SUBJECT_LENGTH}
        error={errors.subject && 'A subject is needed.'}
        {...form.register('subject', { validate: isFilled })}
      />
      <TextareaField
        label="Message"
        rows={9}
        maxLength={MAX_CONTENT_LENGTH}
        error={errors.content && 'A message is needed.'}
        {...form.register('content', { validate: isFilled })}
      />
      <div className="flex items-center justify-between gap-3">
        <p className="text-caption text-ink-faint">Kept as you type</p>
        <Button type="submit" kind="primary" disabled={sending.isPending}>
          <Send aria-hidden className="size-4.5" />
          Send
        </Button>
      </div>
    </form>
  );
}

const isFilled = (text: string): boolean => text.trim() !== '';
