import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Button } from './button';
import { linksIn } from './links-in';
import { partsOf } from './parts-of';

const MAX_DEPTH = 4;

/** Plain text. Quotes are collapsed unless the message is all quote. */
export function MessageText({ text }: { readonly text: string }) {
  const parts = partsOf(text);
  const isFolded = parts.some(({ isQuote }) => !isQuote);
  return (
    <div className="grid grid-cols-1 gap-3 text-body">
      {parts.map(({ isQuote, text: part }, index) => {
        if (!isQuote) return <Lines key={index}>{part}</Lines>;
        const quote = <Quote text={part} depth={1} />;
        return isFolded ? <Fold key={index}>{quote}</Fold> : <div key={index}>{quote}</div>;
      })}
    </div>
  );
}

function Fold({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <Button
        kind="quiet"
        size="small"
        className="-ml-3"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Hide quoted text' : 'Show quoted text'}
        <ChevronDown aria-hidden className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
      </Button>
      {isOpen && (
        <div id={id} className="mt-1.5">
          {children}
        </div>
      )}
    </div>
  );
}

function Quote({ text, depth }: { readonly text: string; readonly depth: number }) {
  return (
    <blockquote className="grid grid-cols-1 gap-3 border-l-2 border-line-strong pl-3.5 text-label text-ink-muted">
      {depth === MAX_DEPTH ? (
        <Lines>{text}</Lines>
      ) : (
        partsOf(text).map((part, index) =>
          part.isQuote ? (
            <Quote key={index} text={part.text} depth={depth + 1} />
          ) : (
            <Lines key={index}>{part.text}</Lines>
          ),
        )
      )}
    </blockquote>
  );
}

/** Each line follows its own text direction. */
const Lines = ({ children }: { readonly children: string }) => (
  <p dir="auto" className="text-start whitespace-pre-wrap wrap-anywhere [unicode-bidi:plaintext]">
    {linksIn(children, globalThis.location.origin).map(({ text, href }, index) =>
      href ? (
        <a
          key={index}
          href={href}
          target="_blank"
          rel="noopener noreferrer nofollow ugc"
          className="text-accent underline underline-offset-3 hover:text-accent-strong"
        >
          {text}
        </a>
      ) : (
        text
      ),
    )}
  </p>
);
