import type { CaseSelections } from '@casewright/rules';
import { api, loadSession, Problem, userIdOf, useSession, type Answer } from '@casewright/web';
import { create } from 'zustand';
import { adoptAnswers, hasAnswers, selectionsOf, useDraft, wordsOf, type Draft } from './draft';
import { readSynced, writeSynced, type Synced } from './draft-storage';
import { tellGivenWay, useGivenWay, type GivenWay } from './given-way';

type ServerDraft = NonNullable<Answer<'get', '/api/pricing-draft'>['draft']>;

interface DraftSync {
  /** Whose draft has been read from the server. */
  readonly readFor?: string | undefined;
  /** What is answered stays in this browser for now. */
  readonly isOffline: boolean;
}

export const NOT_SYNCED: DraftSync = { isOffline: false };
export const useDraftSync = create<DraftSync>(() => NOT_SYNCED);

const PAUSE_MS = 400;
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 60_000;
const CONFLICT = 'case-pricing.draft-changed-elsewhere';

let isListening = false;
let turn: Promise<void> = Promise.resolve();
let timer: ReturnType<typeof setTimeout> | undefined;
let retryMs = FIRST_RETRY_MS;

/** Keeps the draft the same in this browser and on the server, from the first step of the wizard that is opened. */
export function keepInStep(): void {
  listen();
  const owner = ownerNow();
  if (!owner || useDraftSync.getState().readFor === owner) return;
  useDraftSync.setState({ readFor: owner });
  soon(() => readAgain({ isArriving: true }), 0);
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  useDraft.subscribe(({ attempt }, before) => attempt !== before.attempt && soon(push, PAUSE_MS));
  useSession.subscribe(({ status }) => status === 'signed-out' && forget());
  const comeBack = () => soon(() => readAgain({ isArriving: false }), 0);
  window.addEventListener('online', () => (useDraftSync.setState({ isOffline: false }), comeBack()));
  window.addEventListener('offline', () => useDraftSync.setState({ isOffline: true }));
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && comeBack());
}

function forget(): void {
  useDraftSync.setState(NOT_SYNCED, true);
  tellGivenWay(undefined);
}

/** The signed-in user whose answers the draft holds. */
function ownerNow(): string | undefined {
  const { name } = useDraft.persist.getOptions();
  return name && userIdOf(useSession.getState()) === name ? name : undefined;
}

/** One after the other: two at once would be each other's conflict. */
function soon(work: (owner: string) => Promise<void>, afterMs: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => (turn = turn.then(() => attemptTo(work))), afterMs);
}

async function attemptTo(work: (owner: string) => Promise<void>): Promise<void> {
  const owner = ownerNow();
  if (!owner) return;
  try {
    await work(owner);
    if (ownerNow() !== owner) return;
    retryMs = FIRST_RETRY_MS;
    useDraftSync.setState({ isOffline: false });
  } catch (failure) {
    if (ownerNow() !== owner) return;
    const isRefusal = failure instanceof Problem && failure.status < 500;
    useDraftSync.setState({ isOffline: !isRefusal });
    if (isRefusal && failure.status === 401) void loadSession();
    // A refusal would be the same again; the next answer is another try.
    if (isRefusal && failure.status !== 429) return;
    soon(() => readAgain({ isArriving: false }), retryMs);
    retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
  }
}

async function readAgain({ isArriving }: { readonly isArriving: boolean }): Promise<void> {
  const { draft } = await api.get('/api/pricing-draft');
  const owner = ownerNow();
  if (owner) await reconcile(owner, draft, isArriving);
}

async function push(owner: string): Promise<void> {
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
    await readAgain({ isArriving: false });
  }
}

/** Whether the server knows these answers, or there is nothing that it should know. */
const isUnchanged = (draft: Draft, { revision, attempt }: Synced): boolean =>
  draft.attempt === attempt || (revision === 0 && !hasAnswers(draft));

/** The newest answers win. Whoever gave the others is told, and can look at both. */
async function reconcile(owner: string, server: ServerDraft | null, isArriving: boolean): Promise<void> {
  const local = useDraft.getState();
  const synced = readSynced(owner);
  const revision = server?.revision ?? 0;

  if (!server || server.attempt === local.attempt) {
    writeSynced(owner, { revision, attempt: server?.attempt ?? '' });
    return push(owner);
  }
  if (isUnchanged(local, synced)) {
    if (revision === synced.revision) return;
    if (!isArriving && hasAnswers(local)) tellOf(local, inPlace(server));
    return take(owner, server);
  }
  if (revision !== synced.revision) {
    const serverChangedAt = Date.parse(server.changedAt);
    if (local.changedAt < serverChangedAt) {
      tellOf(local, inPlace(server));
      return take(owner, server);
    }
    if (server.selections) tellOf({ ...server.selections, changedAt: serverChangedAt }, 'this-device');
    writeSynced(owner, { revision, attempt: server.attempt });
  }
  return push(owner);
}

function take(owner: string, { selections, attempt, changedAt, revision }: ServerDraft): void {
  writeSynced(owner, { revision, attempt });
  adoptAnswers(selections, { attempt, changedAt: Date.parse(changedAt) });
}

const inPlace = ({ selections }: ServerDraft): GivenWay['to'] => (selections ? 'another-device' : 'nothing');

/** Once of the same answers: what the server has may be what signing in replaced here. */
function tellOf(answers: CaseSelections & { readonly changedAt: number }, to: GivenWay['to']): void {
  const { last } = useGivenWay.getState();
  if (last && wordsOf(last.answers) === wordsOf(answers)) return;
  tellGivenWay({ answers, changedAt: answers.changedAt, to });
}
