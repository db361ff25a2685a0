import { RECIPIENT_MAX_LENGTH } from '@casewright/rules';
import { Combobox } from '@casewright/ui';
import { keepPreviousData, useQuery } from '@casewright/web/query';
import { useDeferredValue, type ComponentProps } from 'react';
import { meantBy, recipientsQuery } from './queries';

interface RecipientFieldProps extends Pick<ComponentProps<'input'>, 'name' | 'ref' | 'onChange' | 'onBlur'> {
  readonly typed: string;
  readonly error: string | undefined;
  readonly onChoose: (email: string) => void;
}

/** Suggests people by name, email or id. */
export function RecipientField({ typed, ...field }: RecipientFieldProps) {
  const wanted = typed.trim();
  const text = useDeferredValue(wanted);
  const people = useQuery({ ...recipientsQuery(text), enabled: text !== '', placeholderData: keepPreviousData });
  const isUpToDate = !people.isPlaceholderData && text === wanted;
  const meant = meantBy(text, people.data);
  // Enter and Tab choose the first, which must not be someone else than was typed.
  const sorted = people.data?.toSorted((one, other) => Number(other === meant) - Number(one === meant));
  const options = sorted?.map(({ name, email }) => ({ name, value: email }));
  return (
    <Combobox
      label="Recipient email"
      hint={meant ? `To ${meant.name}, ${meant.email}` : 'Type a name, an email, or a user ID.'}
      maxLength={RECIPIENT_MAX_LENGTH}
      found={wanted ? { ...people, data: options } : undefined}
      isUpToDate={isUpToDate}
      what="people"
      empty="No one found. Check the spelling, or type the whole email."
      {...field}
    />
  );
}
