import { Spinner } from '@casewright/ui';
import { useUser } from '@casewright/web';
import { paths } from '@casewright/web/paths';
import { useQuery } from '@casewright/web/query';
import { Link, useNavigate } from '@casewright/web/router';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useDebounce } from 'use-debounce';
import type { Found } from './found';
import { helpAbout, pagesNamed } from './pages';
import { everythingQuery } from './queries';
import { noteRecent, recentOf } from './recent';

const PAUSE_MS = 150;
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Searches pages, help, and what the reader may see of pursuits, cases, calculations, and messages. */
export function Finder({ onClose }: { readonly onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [search] = useDebounce(typed.trim(), PAUSE_MS);
  const [chosen, setChosen] = useState(0);
  const user = useUser();
  const reader = { isSignedIn: user !== undefined, isAdmin: user?.isAdmin === true && user.isMfa };
  const { data, isFetching, isPlaceholderData } = useQuery(everythingQuery(search, reader));
  // Results of an earlier search stay in view, but Enter opens only what matches the text in the field.
  const isUpToDate = search === typed.trim() && !isPlaceholderData;
  const [opensWhenFound, setOpensWhenFound] = useState(false);
  const navigate = useNavigate();
  const list = useId();
  const [opener] = useState(() => document.activeElement as HTMLElement | null);
  useEffect(() => () => opener?.focus(), [opener]);

  const here = search
    ? [pagesNamed(search, reader), ...(data ?? []), helpAbout(search)]
    : [recentOf(user?.id), pagesNamed('', reader)];
  const groups = here.filter(({ found }) => found.length > 0);
  const all = groups.flatMap(({ found }) => found);
  const current = all[Math.min(chosen, all.length - 1)];
  const open = (one: Found) => {
    noteRecent(user?.id, one);
    onClose();
    void navigate(one.path);
  };
  const opensNow = useEffectEvent(() => current && open(current));
  useEffect(() => {
    if (opensWhenFound && isUpToDate && !isFetching) opensNow();
  }, [opensWhenFound, isUpToDate, isFetching]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step) setChosen((before) => (Math.min(before, all.length - 1) + step + all.length) % Math.max(all.length, 1));
    else if (event.key === 'Enter') setOpensWhenFound(true);
    else if (event.key === 'Escape') onClose();
    // The search field keeps the focus.
    else if (event.key !== 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      role="presentation"
      className="fixed inset-0 z-20 grid items-start justify-items-center bg-veil p-4 md:pt-[12vh]"
      onPointerDown={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div
        role="dialog"
        aria-modal="true"
        aria-label="Find anything"
        className="grid max-h-[70dvh] w-full max-w-155 grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden rounded-card border border-line bg-surface shadow-sheet motion-safe:animate-arrive"
      >
        <div className="flex items-center gap-3 border-b border-line px-4">
          <Search aria-hidden className="size-5 shrink-0 text-ink-faint" />
          <FinderField
            list={list}
            current={current?.key}
            typed={typed}
            onType={(text) => {
              setTyped(text);
              setChosen(0);
              setOpensWhenFound(false);
            }}
            onKeyDown={onKeyDown}
          />
          {isFetching && <Spinner label="Searching" />}
        </div>
        <div id={list} role="listbox" aria-label="Found" className="overflow-y-auto p-2">
          {groups.map(({ title, found }) => (
            <div key={title} role="group" aria-label={title}>
              <p aria-hidden className="px-3 pt-2.5 pb-1 text-caption font-semibold text-ink-faint">
                {title}
              </p>
              {found.map((one) => (
                <FinderOption key={one.key} one={one} isCurrent={one === current} onOpen={() => open(one)} />
              ))}
            </div>
          ))}
        </div>
        {all.length === 0 && <Nothing search={isFetching || !isUpToDate ? undefined : search} onLeave={onClose} />}
      </div>
    </div>
  );
}

interface NothingProps {
  /** Absent while searching. */
  readonly search: string | undefined;
  readonly onLeave: () => void;
}

function Nothing({ search, onLeave }: NothingProps) {
  return (
    <p role="status" className="px-5 pb-7 text-center text-small wrap-anywhere text-ink-muted">
      {search === undefined ? (
        'Searching...'
      ) : (
        <>
          Nothing matches “{search}”. Try a name or another word, or look in{' '}
          <Link to={paths.help} onClick={onLeave} className="font-medium text-accent underline underline-offset-3">
            Help
          </Link>
          .
        </>
      )}
    </p>
  );
}

interface FinderFieldProps {
  readonly list: string;
  readonly current: string | undefined;
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function FinderField({ list, current, typed, onType, onKeyDown }: FinderFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <input
      ref={field}
      role="combobox"
      aria-label="Find anything"
      aria-expanded="true"
      aria-controls={list}
      aria-activedescendant={current}
      aria-autocomplete="list"
      placeholder="Pages, pursuits, cases, messages, help"
      maxLength={200}
      className="h-14 w-full bg-transparent text-lead text-ink outline-none placeholder:text-ink-faint"
      value={typed}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={onKeyDown}
    />
  );
}

interface FinderOptionProps {
  readonly one: Found;
  readonly isCurrent: boolean;
  readonly onOpen: () => void;
}

function FinderOption({ one, isCurrent, onOpen }: FinderOptionProps) {
  const option = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <button
      ref={option}
      id={one.key}
      type="button"
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      className="flex min-h-11 w-full items-center justify-between gap-4 rounded-control px-3 py-1.5 text-left hover:bg-hover aria-selected:bg-hover"
      onClick={onOpen}
    >
      <span className="truncate text-small font-medium">{one.title}</span>
      <span className="max-w-1/2 shrink-0 truncate text-label text-ink-muted">{one.hint}</span>
    </button>
  );
}
