import { useSession } from '@casewright/web';
import {
  aBalance,
  aUser,
  refusal,
  mockServer,
  signedInAs,
  signedOut,
  type RecordedRequest,
} from '@casewright/web/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { selectionsOf } from './answers';
import { clearDraft, useDraft } from './draft';
import { saveDraft, kept, newVisit, openWizard } from '../wizard/wizard.fixture';

const PATH = '/api/pricing-draft';
const solution = (name: string) => ({ name, environments: [], computeModels: [] });
const answersOf = (name: string) => ({
  proposed: [solution(name)],
  competitive: [solution('')],
  presentationSupport: false,
});

interface Kept {
  revision: number;
  selections: ReturnType<typeof answersOf> | null;
  attempt: string;
  changedAt: string;
}

/** The server as all devices of a seller find it. */
function aServer(first: Kept | null = null) {
  const server = {
    draft: first,
    isUnavailable: false,
    /** The session has ended. */
    isOver: false,
    /** As another device does it. */
    change(name: string | null, changedAt = new Date()) {
      const revision = (server.draft?.revision ?? 0) + 1;
      const selections = name === null ? null : answersOf(name);
      server.draft = { revision, selections, attempt: `other-${revision}`, changedAt: changedAt.toISOString() };
    },
    before: (): Promise<void> => Promise.resolve(),
    asked: [] as RecordedRequest[],
  };
  const unlessUnavailable =
    <Body,>(answer: (request: RecordedRequest) => Body) =>
    async (request: RecordedRequest) => {
      await server.before();
      if (server.isUnavailable) throw new TypeError('Failed to fetch');
      if (server.isOver) return refusal(401, 'identity.session-needed', 'Sign in.');
      return answer(request);
    };
  server.asked = mockServer({
    'GET /api/credits/balance': () => aBalance(100),
    'GET /api/session': () => ({ user: server.isOver ? null : aUser() }),
    [`GET ${PATH}`]: unlessUnavailable(() => ({ draft: server.draft })),
    [`POST ${PATH}`]: unlessUnavailable(({ body }) => {
      const { basedOn, selections = null, ...change } = body as Omit<Kept, 'revision'> & { basedOn: number };
      if (basedOn !== (server.draft?.revision ?? 0))
        return refusal(409, 'case-pricing.draft-changed-elsewhere', 'Changed elsewhere.');
      server.draft = { ...change, selections, revision: basedOn + 1 };
      return { revision: basedOn + 1 };
    }),
  });
  return server;
}

const nameField = async () =>
  within(await screen.findByRole('group', { name: 'Proposed Solutions' })).getByLabelText('Solution 1');

/** At once: what is typed slowly is sent before it is complete. */
async function enter(text: string): Promise<void> {
  await userEvent.click(await nameField());
  await userEvent.paste(text);
}

const shown = () => useDraft.getState().proposed[0]?.name;
const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
const nameOn = (server: ReturnType<typeof aServer>) => server.draft?.selections?.proposed[0]?.name;

/** Also on the server. */
async function answered(name: string) {
  const server = aServer();
  openWizard('/pricing-calculator');
  await enter(name);
  await waitFor(() => expect(nameOn(server)).toBe(name));
  return server;
}

/** 'Helix' is on the server, and ' Cloud' came after the session had ended. */
async function answeredPastTheSession() {
  const server = await answered('Helix');
  server.isOver = true;
  await enter(' Cloud');
  await waitFor(() => expect(useSession.getState().status).toBe('signed-out'));
  return server;
}

describe('the draft and the server', () => {
  beforeEach(newVisit);

  it('are in sync soon after an answer', async () => {
    const server = aServer();
    openWizard('/pricing-calculator');
    const field = await nameField();
    // Without a pause, however slow the machine.
    for (const typed of ['H', 'He', 'Hel', 'Heli', 'Helix']) fireEvent.change(field, { target: { value: typed } });
    await waitFor(() => expect(nameOn(server)).toBe('Helix'));
    expect(server.draft).toMatchObject({
      selections: selectionsOf(useDraft.getState()),
      attempt: useDraft.getState().attempt,
    });
    // Not once for every letter.
    expect(server.asked.filter(({ what }) => what === `POST ${PATH}`).length).toBeLessThan(5);
  });

  it('send nothing before the first answer', async () => {
    const server = aServer();
    openWizard('/pricing-calculator');
    const reads = () => server.asked.filter(({ what }) => what === `GET ${PATH}`);
    await waitFor(() => expect(reads()).toHaveLength(1));
    comeBack();
    await waitFor(() => expect(reads()).toHaveLength(2));
    expect(server.asked.filter(({ what }) => what === `POST ${PATH}`)).toEqual([]);
  });

  it('bring answers from another device', async () => {
    const server = aServer();
    server.change('From the desk');
    openWizard('/pricing-calculator');
    await waitFor(async () => expect(await nameField()).toHaveValue('From the desk'));
    expect(useDraft.getState().attempt).toBe('other-1');
    expect(kept('solutionNames')).toEqual(['From the desk']);
    expect(screen.queryByText(/another device/)).not.toBeInTheDocument();
  });

  it('show answers from another device when the tab is visible again, and compare both', async () => {
    const user = userEvent.setup();
    const server = await answered('Mine');

    server.change('Theirs');
    comeBack();
    await waitFor(async () => expect(await nameField()).toHaveValue('Theirs'));
    expect(screen.getByText('You changed this case on another device. You’re seeing the newer answers.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    const row = within(await screen.findByRole('table', { name: 'Both sets of answers' })).getByRole('row', {
      name: /^Proposed solutions/,
    });
    expect(row).toHaveTextContent('TheirsMine');
    await user.click(screen.getByRole('button', { name: 'Use the other answers' }));
    expect(await nameField()).toHaveValue('Mine');
    await waitFor(() => expect(nameOn(server)).toBe('Mine'));
    expect(screen.queryByText(/another device/)).not.toBeInTheDocument();
  });

  it('keep the newer of two concurrent answers, and report the other', async () => {
    const user = userEvent.setup();
    const server = await answered('Mine');

    server.change('Theirs', new Date(Date.now() - 1_000));
    await enter(' again');
    await waitFor(() => expect(nameOn(server)).toBe('Mine again'));
    expect(shown()).toBe('Mine again');
    expect(await screen.findByText(/We kept the newer answers from this device/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    expect(await screen.findByRole('row', { name: /^Proposed solutions/ })).toHaveTextContent('Mine againTheirs');
    await user.click(screen.getByRole('button', { name: 'Keep these answers' }));
    expect(shown()).toBe('Mine again');
  });

  it('take the newer draft after an absence', async () => {
    saveDraft({ solutionNames: ['Older'], caseAttempt: 'older', caseChangedAt: 1_000 });
    const server = aServer();
    server.change('Newer');
    openWizard('/pricing-calculator');
    await waitFor(async () => expect(await nameField()).toHaveValue('Newer'));
    expect(screen.getByText(/You’re seeing the newer answers/)).toBeVisible();
    expect(nameOn(server)).toBe('Newer');
  });

  it('work locally while the server is unavailable, and sync afterwards', async () => {
    const server = aServer();
    openWizard('/pricing-calculator');
    await nameField();
    await waitFor(() => expect(server.asked.some(({ what }) => what === `GET ${PATH}`)).toBe(true));
    server.isUnavailable = true;
    await enter('On the train');
    expect(await screen.findByText(/We can't reach the server/)).toBeVisible();
    expect(kept('solutionNames')).toEqual(['On the train']);

    server.isUnavailable = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(nameOn(server)).toBe('On the train'));
    await waitFor(() => expect(screen.queryByText(/can't reach/)).not.toBeInTheDocument());
  });

  it('lose nothing if the session ends before a sync', async () => {
    const server = await answeredPastTheSession();
    await waitFor(() => expect(shown()).toBe(''));
    expect(kept('solutionNames')).toBeNull();

    server.isOver = false;
    act(() => signedInAs());
    await waitFor(() => expect(shown()).toBe('Helix Cloud'));
    await waitFor(() => expect(nameOn(server)).toBe('Helix Cloud'));
    expect(screen.queryByText(/another device/)).not.toBeInTheDocument();
  });

  it('are separate per user', async () => {
    const server = await answeredPastTheSession();

    server.isOver = false;
    server.draft = null;
    act(() => signedInAs({ id: 'u-2' }));
    await waitFor(() => expect(kept('solutionNames', 'u-2')).toEqual(['']));
    expect(shown()).toBe('');
  });

  it('show after sign-out only whether the browser is offline', async () => {
    const server = aServer();
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    server.before = () => answered;
    openWizard('/pricing-calculator');
    await nameField();
    await waitFor(() => expect(server.asked.some(({ what }) => what === `GET ${PATH}`)).toBe(true));
    act(() => signedOut());
    act(() => void window.dispatchEvent(new Event('offline')));
    await act(async () => answer());
    await waitFor(() => expect(kept('solutionNames', 'guest')).toEqual(['']));
    expect(screen.getByText("You're offline. Your answers are saved in this browser.")).toBeVisible();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/You're offline/)).not.toBeInTheDocument());
  });

  it('are cleared together', async () => {
    const server = await answered('Mine');
    const { revision = 0 } = server.draft ?? {};
    act(() => clearDraft());
    await waitFor(() => expect(server.draft).toMatchObject({ revision: revision + 1, selections: null }));

    await enter('Next');
    await waitFor(() => expect(nameOn(server)).toBe('Next'));
    server.change(null);
    comeBack();
    await waitFor(async () => expect(await nameField()).toHaveValue(''));
    expect(screen.getByText('You started or cleared this case on another device.')).toBeVisible();
  });

  it('keep the answers that signing in replaced', async () => {
    saveDraft({ solutionNames: ['Left before'] });
    const server = aServer();
    server.change('Left before', new Date(1_000));
    signedOut();
    openWizard('/pricing-calculator');
    await enter('As a visitor');
    act(() => signedInAs());
    expect(await screen.findByText(/You had another case in progress/)).toBeVisible();
    expect(await nameField()).toHaveValue('As a visitor');
    await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
    expect(await screen.findByRole('row', { name: /^Proposed solutions/ })).toHaveTextContent(
      'As a visitorLeft before',
    );
  });

  it('send the last answer when the wizard is left, then nothing', async () => {
    const server = aServer();
    const { goTo } = openWizard('/pricing-calculator');
    await enter('Mine');
    await goTo('/profile');
    await waitFor(() => expect(nameOn(server)).toBe('Mine'));

    const before = server.asked.length;
    comeBack();
    act(() => void window.dispatchEvent(new Event('online')));
    act(() => clearDraft());
    saveDraft({ solutionNames: ['Of another tab'] });
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'casewright:u-1:solutionNames' })));
    expect(shown()).toBe('');
    await goTo('/pricing-calculator');
    await waitFor(async () => expect(await nameField()).toHaveValue('Of another tab'));
    await waitFor(() => expect(nameOn(server)).toBe('Of another tab'));
    const asked = server.asked.slice(before).filter(({ path }) => path === PATH);
    expect(asked.map(({ what }) => what)).toEqual([`GET ${PATH}`, `POST ${PATH}`]);
  });
});
