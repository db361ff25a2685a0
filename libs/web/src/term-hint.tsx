import { GLOSSARY, type GlossaryKey } from '@casewright/rules';
import { Hint } from '@casewright/ui';
import { glossaryEntryAt } from '@casewright/web/paths';
import { Link } from '@casewright/web/router';

interface TermHintProps {
  readonly of: GlossaryKey;
  readonly isAtEnd?: boolean;
}

/** Explains a term of the glossary, with a link to its entry. */
export function TermHint({ of, isAtEnd = false }: TermHintProps) {
  const { term, text } = GLOSSARY[of];
  return (
    <Hint term={term} isAtEnd={isAtEnd}>
      {text}
      <Link
        to={glossaryEntryAt(of)}
        className="justify-self-start rounded-box font-medium text-accent hover:text-accent-strong"
      >
        More in Help
      </Link>
    </Hint>
  );
}
