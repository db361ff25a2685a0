import { useQuery } from '@casewright/web/query';
import { writersQuery, type TeamConversation } from './queries';

const list = new Intl.ListFormat('en-US');

export function AnsweredBy({ answeredBy }: Pick<TeamConversation, 'answeredBy'>) {
  if (answeredBy.length === 0) return <>Not answered yet</>;
  return <>Answered by {namesOf(answeredBy)}</>;
}

/** Colleagues who are writing now. Read out as they begin. */
export function Writers({ id }: Pick<TeamConversation, 'id'>) {
  const { data: writers = [] } = useQuery(writersQuery(id));
  return (
    <p role="status" className="text-caption text-info empty:hidden">
      {writers.length > 0 && `${namesOf(writers)} ${writers.length === 1 ? 'is' : 'are'} writing a reply...`}
    </p>
  );
}

const namesOf = (people: readonly { readonly name: string }[]): string => list.format(people.map(({ name }) => name));
