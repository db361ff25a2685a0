import { Field } from '@casewright/ui';
import { api } from '@casewright/web';
import { keepPreviousData, useQuery } from '@casewright/web/query';
import { useDeferredValue, useId, type ComponentProps } from 'react';

const MAX_RECIPIENT_LENGTH = 255;

interface RecipientFieldProps extends Omit<ComponentProps<'input'>, 'list'> {
  readonly typed: string;
  readonly error: string | undefined;
}

/** Whom an admin writes to, found by name, email or id while they type. */
export function RecipientField({ typed, ...input }: RecipientFieldProps) {
  const list = useId();
  const text = useDeferredValue(typed.trim());
  const { data: people = [] } = useQuery({
    queryKey: ['recipients', text],
    queryFn: ({ signal }) => api.get('/api/admin/recipients', { query: { text }, signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
  const meant = people.find(({ id, email }) => [id, email].includes(text.toLowerCase()));
  return (
    <>
      <Field
        label="Recipient email"
        hint={meant ? `To ${meant.name}, ${meant.email}` : 'Type a name, an email, or a user ID.'}
        autoComplete="off"
        maxLength={MAX_RECIPIENT_LENGTH}
        list={list}
        {...input}
      />
      <datalist id={list}>
        {people.map(({ id, name, email }) => (
          <option key={id} value={email}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}
