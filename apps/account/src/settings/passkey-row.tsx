import { momentText, PASSKEY_NAME_MAX_LENGTH } from '@casewright/rules';
import { Badge, Button, Field } from '@casewright/ui';
import { clearNotices, formatDate } from '@casewright/web';
import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { useForm } from '@casewright/ui/form';
import { notifyFailure } from './settings-notices';
import { settingsForm } from './settings-section';
import type { Passkey } from './queries';

interface PasskeyRowProps {
  readonly passkey: Passkey;
  /** Replaces the buttons while renaming or removing. */
  readonly children?: ReactNode;
  readonly onRename: () => void;
  /** Absent if the user must sign in again first. */
  readonly onRemove: (() => void) | undefined;
}

export function PasskeyRow({ passkey, children, onRename, onRemove }: PasskeyRowProps) {
  const { name, isSynced, addedAt, lastUsedAt } = passkey;
  return (
    <li className="grid gap-4 border-t border-line py-3.5 first:border-t-0">
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
        <span className="grid size-9 shrink-0 place-items-center rounded-full bg-sunken text-ink-muted">
          <KeyRound aria-hidden className="size-4.5" />
        </span>
        <span className="min-w-0 flex-1 basis-48">
          <span className="flex flex-wrap items-center gap-2 text-small font-medium">
            <span className="wrap-anywhere">{name}</span>
            {isSynced && <Badge>Synced</Badge>}
          </span>
          <span className="block text-caption text-ink-faint">
            Added <time dateTime={addedAt}>{formatDate(addedAt)}</time>
            {' · '}
            {lastUsedAt ? (
              <>
                last used <time dateTime={lastUsedAt}>{momentText(new Date(lastUsedAt))}</time>
              </>
            ) : (
              'never used'
            )}
          </span>
        </span>
        {!children && (
          <span className="flex basis-full gap-2 pl-12.5 md:basis-auto md:pl-0">
            <Button size="small" aria-label={`Rename ${name}`} onClick={onRename}>
              Rename
            </Button>
            {onRemove && (
              <Button size="small" aria-label={`Remove ${name}`} onClick={onRemove}>
                Remove
              </Button>
            )}
          </span>
        )}
      </div>
      {children}
    </li>
  );
}

interface PasskeyNameProps {
  readonly passkey: Passkey;
  readonly onRename: (name: string) => Promise<unknown>;
  readonly onDone: () => void;
}

export function PasskeyName({ passkey, onRename, onDone }: PasskeyNameProps) {
  const { register, handleSubmit, formState } = useForm({ defaultValues: { name: passkey.name } });
  const { errors, isSubmitting, isDirty } = formState;
  const submit = async ({ name }: { name: string }) => {
    clearNotices();
    try {
      if (isDirty) await onRename(name);
      onDone();
    } catch (failure) {
      notifyFailure(failure, 'We couldn’t rename the passkey.');
    }
  };
  return (
    <form
      noValidate
      aria-label={`New name for ${passkey.name}`}
      className={settingsForm}
      onSubmit={handleSubmit(submit)}
    >
      <Field
        label="Name"
        hint="Helps you tell your passkeys apart."
        autoFocus
        autoComplete="off"
        maxLength={PASSKEY_NAME_MAX_LENGTH}
        error={errors.name?.message}
        {...register('name', { setValueAs: (text: string) => text.trim(), required: 'Enter a name.' })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" isWorking={isSubmitting}>
          {isSubmitting ? 'Saving...' : 'Save name'}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
