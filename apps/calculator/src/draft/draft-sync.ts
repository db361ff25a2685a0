import type { CaseSelections } from '@casewright/rules';
import { api, loadSession, Problem, userIdOf, useSession, type Answer } from '@casewright/web';
import { create } from 'zustand';
import { areSameAnswers, hasAnswers, selectionsOf, type Draft } from './answers';
import { adoptAnswers, draftOwner, useDraft } from './draft';
import { readSynced, writeSynced, type Synced } from './draft-storage';
import { setReplacedAnswers, useReplacedAnswers, type ReplacedAnswers } from './replaced-answers';
import { forgetUnsent } from './unsent-draft';

type ServerDraft = NonNullable<Answer<'get', '/api/pricing-draft'>['draft']>;

/** While offline, answers are stored in the browser only. */
export const useDraftSync = create(() => ({ isOffline: false }));

const PAUSE_MS = 400;
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 60_000;
const CONFLICT = 'case-pricing.draft-changed-elsewhere';

type Work = (owner: string, signal: AbortSignal) => Promise<void>;
const comeBack: Work = (_, signal) => readAgain(signal, { isArriving: false });

/** Syncs the draft with the server. @returns a function that stops, after sending the last answer */
export function syncDraft(): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let turn: Promise<void> = Promise.resolve();
  let waiting: { readonly work: Work; readonly timer: ReturnType<typeof setTimeout> } | undefined;
  let retryMs = FIRST_RETRY_MS;
  let arrivedFor: string | undefined;

  // One at a time, since concurrent updates would conflict.
  function schedule(work: Work, afterMs: number): void {
    clearTimeout(waiting?.timer);
    const timer = setTimeout(() => {
      waiting = undefined;
      turn = turn.then(() => attempt(work));
    }, afterMs);
    waiting = { work, timer };
  }

  const arrive: Work = async (owner) => {
    await readAgain(signal, { isArriving: true });
    arrivedFor = owner;
  };

  async function attempt(work: Work): Promise<void> {
    const owner = signedInOwner();
    if (!owner || signal.aborted) return;
    try {
      await work(owner, signal);
      if (signedInOwner() !== owner) return;
      retryMs = FIRST_RETRY_MS;
      useDraftSync.setState({ isOffline: false });
    } catch (failure) {
      if (signedInOwner() !== owner || signal.aborted) return;
      const isRefusal = failure instanceof Problem && failure.status < 500;
      useDraftSync.setState({ isOffline: !isRefusal });
      if (isRefusal && failure.status === 401) void loadSession();
      // A retry would be refused again; the next answer triggers another attempt.
      if (isRefusal && failure.status !== 429) return;
      schedule(comeBack, retryMs);
      retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
    }
  }

  const stopFollowing = [
    useDraft.subscribe((now, before) => {
      if (now.attempt !== before.attempt) schedule(arrivedFor === draftOwner() ? push : arrive, PAUSE_MS);
    }),
    useSession.subscribe((now, before) => {
      if (now.status === 'signed-out') reset();
      else if (userIdOf(now) !== userIdOf(before)) schedule(arrive, 0);
    }),
  ];
  const listeners = [
    [window, 'online', () => (useDraftSync.setState({ isOffline: false }), schedule(comeBack, 0))],
    [window, 'offline', () => useDraftSync.setState({ isOffline: true })],
    [document, 'visibilitychange', () => document.visibilityState === 'visible' && schedule(comeBack, 0)],
  ] as const;
  for (const [target, event, listener] of listeners) target.addEventListener(event, listener);
  schedule(arrive, 0);

  return () => {
    clearTimeout(waiting?.timer);
    stopFollowing.forEach((stop) => stop());
    for (const [target, event, listener] of listeners) target.removeEventListener(event, listener);
    if (waiting?.work === push) void turn.then(pushLast);
    stopped.abort();
  };
}

/** On failure, the answers are sent when the wizard is next opened. */
async function pushLast(): Promise<void> {
  const owner = signedInOwner();
  if (!owner) return;
  try {
    await push(owner, AbortSignal.abort());
    forgetUnsent();
  } catch {
    return;
  }
}

function reset(): void {
  useDraftSync.setState({ isOffline: false });
  setReplacedAnswers(undefined);
}

/** Undefined if the draft belongs to someone else. */
function signedInOwner(): string | undefined {
  const owner = draftOwner();
  return owner && userIdOf(useSession.getState()) === owner ? owner : undefined;
}

async function readAgain(signal: AbortSignal, { isArriving }: { readonly isArriving: boolean }): Promise<void> {
  const { draft } = await api.get('/api/pricing-draft', { signal });
  const owner = signedInOwner();
  if (owner) await reconcile(owner, draft, isArriving, signal);
}

async function push(owner: string, signal: AbortSignal): Promise<void> {
  const synced = readSynced(owner);
  const draft = useDraft.getState();
  if (isUnchanged(draft, synced)) return;
  try {
    const { revision } = await api.post('/api/pricing-draft', {
      body: {
        ...(hasAnswers(draft) && { selections: selectionsOf(draft) }),
        attempt: draft.attempt,
        basedOn: synced.revision,
        changedAt: new Date(draft.changedAt).toISOString(),
      },
    });
    writeSynced(owner, { revision, attempt: draft.attempt });
  } catch (failure) {
    if (!(failure instanceof Problem) || failure.code !== CONFLICT) throw failure;
    await readAgain(signal, { isArriving: false });
  }
}

/** Whether there is nothing to send. */
const isUnchanged = (draft: Draft, { revision, attempt }: Synced): boolean =>
  draft.attempt === attempt || (revision === 0 && !hasAnswers(draft));

/** The newest answers win. The user is told and can compare both. */
async function reconcile(
  owner: string,
  server: ServerDraft | null,
  isArriving: boolean,
  signal: AbortSignal,
): Promise<void> {
  const local = useDraft.getState();
  const synced = readSynced(owner);
  const revision = server?.revision ?? 0;

  if (!server || server.attempt === local.attempt) {
    writeSynced(owner, { revision, attempt: server?.attempt ?? '' });
    return push(owner, signal);
  }
  if (isUnchanged(local, synced)) {
    if (revision === synced.revision) return;
    if (!isArriving && hasAnswers(local)) tellOf(local, replacementBy(server));
    return take(owner, server);
  }
  if (revision !== synced.revision) {
    const serverChangedAt = Date.parse(server.changedAt);
    if (local.changedAt < serverChangedAt) {
      tellOf(local, replacementBy(server));
      return take(owner, server);
    }
    if (server.selections) tellOf({ ...server.selections, changedAt: serverChangedAt }, 'this-device');
    writeSynced(owner, { revision, attempt: server.attempt });
  }
  return push(owner, signal);
}

function take(owner: string, { selections, attempt, changedAt, revision }: ServerDraft): void {
  writeSynced(owner, { revision, attempt });
  adoptAnswers(selections, { attempt, changedAt: Date.parse(changedAt) });
}

const replacementBy = ({ selections }: ServerDraft): ReplacedAnswers['replacedBy'] =>
  selections ? 'another-device' : 'cleared';

/** Once per set of answers: the server may hold what signing in replaced here. */
function tellOf(
  answers: CaseSelections & { readonly changedAt: number },
  replacedBy: ReplacedAnswers['replacedBy'],
): void {
  const { last } = useReplacedAnswers.getState();
  if (last && areSameAnswers(last.answers, answers)) return;
  setReplacedAnswers({ answers, changedAt: answers.changedAt, replacedBy });
}
