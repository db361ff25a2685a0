import { CONTACT_LABELS, CONTACT_MESSAGE_MAX_LENGTH, type ContactForm as Form } from '@casewright/rules';
import { Button, Field, TextareaField } from '@casewright/ui';
import { clearNotices } from '@casewright/web';
import { paths } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';
import { type FormEvent, useRef } from 'react';
import { focusField } from '../forms/focus-field';
import { PhoneField } from '../forms/phone-field';
import { useKeptForm } from '../forms/use-kept-form';
import { textLink } from '../page/text-link';
import { useContact } from './use-contact';

const EMPTY: Form = { name: '', email: '', phone: '', message: '' };

export function ContactForm() {
  const { form, change, clear } = useKeptForm('casewright:contact', EMPTY);
  const { send, isSending, refused } = useContact();
  const website = useRef<HTMLInputElement>(null);
  const errorOf = (field: keyof Form) => (refused?.field === field ? refused.message : undefined);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const element = event.currentTarget;
    const result = await send(form, website.current?.value ?? '');
    if (result === 'sent') clear();
    else if (result) focusField(element, result);
  };

  return (
    <form
      noValidate
      // Used before hydration and without JavaScript.
      method="post"
      action="/api/contact-form"
      onSubmitCapture={clearNotices}
      aria-label="Get in Touch"
      onSubmit={(event) => void submit(event)}
      className="grid gap-5 rounded-card border border-line bg-surface p-5 shadow-sheet md:p-9"
    >
      <Field
        label={CONTACT_LABELS.name}
        name="name"
        autoComplete="name"
        value={form.name}
        error={errorOf('name')}
        onChange={({ target }) => change('name', target.value)}
      />
      <div className="grid gap-5 md:grid-cols-2">
        <Field
          label={CONTACT_LABELS.email}
          name="email"
          type="email"
          autoComplete="email"
          value={form.email}
          error={errorOf('email')}
          onChange={({ target }) => change('email', target.value)}
        />
        <PhoneField
          label={CONTACT_LABELS.phone}
          name="phone"
          value={form.phone}
          error={errorOf('phone')}
          onChange={(phone) => change('phone', phone)}
        />
      </div>
      <div className="relative">
        <TextareaField
          label={CONTACT_LABELS.message}
          name="message"
          rows={5}
          value={form.message}
          error={errorOf('message')}
          onChange={({ target }) => change('message', target.value)}
        />
        <p className="absolute top-0 right-0 text-caption text-ink-faint tabular-nums noscript:hidden">
          {form.message.trim().length} of {CONTACT_MESSAGE_MAX_LENGTH}
        </p>
      </div>
      {/* Honeypot for bots. */}
      <div aria-hidden className="hidden">
        <input ref={website} type="text" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-60 text-label text-ink-muted">
          We use your details only to reply to you. See our{' '}
          <Link to={paths.privacy} className={textLink}>
            Privacy Policy
          </Link>
          .
        </p>
        <Button type="submit" kind="primary" size="large" isWorking={isSending} className="max-md:w-full">
          {isSending ? 'Sending...' : 'Send Message'}
        </Button>
      </div>
    </form>
  );
}
