import { BASELINE_RATE_CARD } from '@casewright/rules';
import { removeRow, replaceRow } from '../editing/changes';
import { queryClient } from '@casewright/web';
import { type Answers, mockServer, refusal, signedInAs } from '@casewright/web/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Comment } from '../comments/queries';
import { type ListedDocument, modelQuery, type ValueModelOfCase } from '../queries';
import { aModel, aSnapshot, aVersion, CASE_ID, CONTENT, forAnalyst, forSeller, open, PRIYA, sent } from '../testing';

const PATH = `/api/cases/${CASE_ID}/value-model`;
const comment: Comment = {
  ...{
    id: 'k-1',
    rowKind: 'assumption',
    rowId: 'hosts',
    rowLabel: 'Hosts in service',
    text: 'Do these count the test hosts?',
  },
  ...{ by: PRIYA, isFromSeller: false, writtenAt: '2026-11-23T19:00:00Z', resolvedAt: null },
};
const OPEN = [{ rowKind: comment.rowKind, rowId: comment.rowId, count: 1 }];
const hostsNew = CONTENT.model.assumptions.find(({ id }) => id === 'hostsNew')!;

const aDocument = (
  kind: ListedDocument['kind'],
  state: ListedDocument['state'],
  file: ListedDocument['file'] = null,
): ListedDocument => ({ kind, state, file, isDelivered: kind !== 'pdf-a4' });

describe('a value model', () => {
  const show = <Given,>(found: ValueModelOfCase, address = '', server?: Answers<Given>) => {
    const questions = mockServer(
      {
        [`GET ${PATH}`]: () => ({ ...found, model: found.model && { ...found.model, openComments: OPEN } }),
        [`GET ${PATH}/comments`]: ({ query }) =>
          query.has('before')
            ? { rows: [{ ...comment, id: 'k-0', text: 'The first one.' }], next: null }
            : { rows: [comment], next: 'older' },
      },
      server,
    );
    open(`/value-models/${CASE_ID}${address}`);
    return () => questions.filter(({ method }) => method !== 'GET');
  };

  it('starts from a template', async () => {
    signedInAs({ isAdmin: true, isMfa: true });
    const writes = show(forAnalyst({ model: null }), '', {
      [`POST /api/admin/cases/${CASE_ID}/value-model`]: () => undefined,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Start from Cloud migration' }));
    await waitFor(() => expect(writes()).toMatchObject([{ body: { template: 'cloud-migration' } }]));
  });

  it('is saved as the next version', async () => {
    signedInAs({ isAdmin: true, isMfa: true });
    const writes = show(forAnalyst({ model: aModel({ revision: 7, versions: [aVersion({ number: '0.2' })] }) }), '', {
      [`POST /api/admin/cases/${CASE_ID}/value-model/versions`]: () => ({ number: '1.0', sha256: 'a'.repeat(64) }),
    });
    await userEvent.click(await screen.findByText('Make version'));
    const form = await screen.findByRole('form', { name: 'Make version' });
    expect(within(form).queryByText(/^The documents will have no/)).not.toBeInTheDocument();
    await userEvent.selectOptions(within(form).getByRole('combobox', { name: 'Kind' }), 'Version 1.0');
    expect(within(form).getByText(/^The documents will have no decision asked for/)).toBeInTheDocument();
    await userEvent.type(within(form).getByRole('textbox'), 'Site B is in.');
    await userEvent.click(within(form).getByRole('button', { name: 'Make Version 1.0' }));
    await waitFor(() =>
      expect(writes()).toMatchObject([{ body: { kind: 'version', note: 'Site B is in.', revision: 7 } }]),
    );
  });

  it.each([
    [null, /If the seller cancels after that, 8 credits will come back\.$/],
    ['2026-11-23T19:00:00Z', /at once\. The seller can download the documents\.$/],
  ])('says what the seller gets back after its release (%s)', async (releasedAt, text) => {
    signedInAs({ isAdmin: true, isMfa: true });
    const { version, backPercent } = BASELINE_RATE_CARD;
    const card = { ...BASELINE_RATE_CARD, backPercent: { ...backPercent, released: 25 } };
    const price = { rateCard: version, totalCredits: 32 };
    show(forAnalyst(), '', {
      'GET /api/rate-cards': () => Response.json([card]),
      'GET /api/pursuits/p-1/case': () => Response.json({ case: { releasedAt, terms: { price } } }),
    });
    await userEvent.click(await screen.findByText('Make version'));
    const lead = await screen.findByText(/^Freezes the model as it stands\./);
    await waitFor(() => expect(lead).toHaveTextContent(text));
  });

  it('is delivered with its case as a version, and once', async () => {
    signedInAs({ isAdmin: true, isMfa: true });
    const address = `${PATH}/versions/1.0` as const;
    const delivery = `/api/admin/cases/${CASE_ID}/value-model/versions/1.0/delivery` as const;
    let deliveredAt: string | null = null;
    let state: ListedDocument['state'] = 'making';
    const one = () => aVersion({ number: '1.0', note: 'Site B is in.', deliveredAt });
    const questions = mockServer({
      [`GET ${PATH}`]: () => forAnalyst({ model: aModel({ versions: [one()] }) }),
      [`GET ${address}`]: () => ({ id: 'v-1', sha256: 'a'.repeat(64), snapshot: aSnapshot({ version: '1.0' }) }),
      [`GET ${address}/documents`]: () => ({
        documents: [aDocument('xlsx', state), aDocument('pdf-a4', 'delayed')],
      }),
      [`POST ${delivery}`]: () => void (deliveredAt = '2026-11-23T19:00:00Z'),
    });
    open(`/value-models/${CASE_ID}/versions/1-0`);
    await userEvent.click(await screen.findByRole('button', { name: 'Deliver Version 1.0' }));
    const form = await screen.findByRole('form', { name: 'Deliver Version 1.0' });
    const button = within(form).getByRole('button', { name: 'Deliver' });
    await waitFor(() => expect(button).toBeDisabled());
    expect(form).toHaveTextContent('You can deliver it once its documents are ready.');
    state = 'ready';
    await act(() => queryClient.invalidateQueries({ queryKey: ['value-models'] }));
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    expect(await screen.findByText(/^Delivered on /)).toBeInTheDocument();
    expect(questions).toContainEqual(expect.objectContaining({ method: 'POST', body: { note: 'Site B is in.' } }));
    expect(screen.queryByRole('button', { name: 'Deliver Version 1.0' })).not.toBeInTheDocument();
  });

  it('is compared row by row, with the effect of each change', async () => {
    signedInAs();
    const content = { ...sent(replaceRow('assumptions', { ...hostsNew, base: 66 })(CONTENT)), title: 'Site A first' };
    show(forSeller({ model: aModel({ content, versions: [aVersion()] }) }), '/compare?older=0.1', {
      [`GET ${PATH}/versions/0.1`]: () => ({ id: 'v-1', sha256: 'a'.repeat(64), snapshot: aSnapshot() }),
    });
    const row = await screen.findByRole('row', { name: /^Hosts after consolidation/ });
    expect(row).toHaveTextContent('58 (66 to 54)');
    expect(row).toHaveTextContent('66 (66 to 54)');
    expect(row).toHaveTextContent('−$451K');
    expect(screen.getByText('$2.6M to $2.1M')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /^Title/ })).toHaveTextContent('Site A first');
  });

  it('is compared only with later versions', async () => {
    signedInAs();
    const versions = ['1.0', '0.2', '0.1'].map((number) => aVersion({ number }));
    mockServer({ [`GET ${PATH}`]: () => forSeller({ model: aModel({ versions }) }) });
    const address = open(`/value-models/${CASE_ID}/compare?older=0.1&newer=0.2`);
    await userEvent.selectOptions(await screen.findByLabelText('Older'), 'Version 1.0');
    await waitFor(() => expect(address()).toBe(`/value-models/${CASE_ID}/compare?older=1.0`));
    const newer = screen.getByLabelText('Newer');
    await waitFor(() => expect(newer).toHaveDisplayValue('The model as it stands'));
    const offered = within(newer).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['The model as it stands']);
  });

  it('offers the workbook of the newest version once it is ready', async () => {
    signedInAs();
    const file = { name: 'Larkmoor Foods value case 0.2.xlsx', size: 20_000, sha256: 'b'.repeat(64) };
    const versions = [aVersion({ number: '0.2' }), aVersion()];
    let workbook = aDocument('xlsx', 'making');
    show(forSeller({ model: aModel({ versions }) }), '', {
      [`GET ${PATH}/versions/0.2/documents`]: () => ({ documents: [workbook] }),
    });
    const button = await screen.findByRole('button', { name: 'Download XLSX' });
    expect(button).toBeDisabled();
    await waitFor(() => expect(button).toHaveAccessibleDescription('Being made…'));
    workbook = aDocument('xlsx', 'ready', file);
    await act(() => queryClient.invalidateQueries({ queryKey: ['value-models'] }));
    expect(await screen.findByRole('link', { name: 'Download XLSX' })).toHaveAttribute(
      'href',
      `${PATH}/versions/0.2/documents/xlsx`,
    );
  });

  it('lists the documents of each version', async () => {
    signedInAs();
    const ready = { name: 'Larkmoor Foods value case 0.1.pdf', size: 98_304, sha256: 'b'.repeat(64) };
    const documents: readonly ListedDocument[] = [
      aDocument('pdf-letter', 'ready', ready),
      aDocument('pdf-a4', 'making'),
      aDocument('pptx', 'delayed'),
      aDocument('xlsx', 'making'),
    ];
    show(forSeller({ model: aModel({ versions: [aVersion()] }) }), '/versions/0.1', {
      [`GET ${PATH}/versions/0.1`]: () => ({ id: 'v-1', sha256: 'a'.repeat(64), snapshot: aSnapshot() }),
      [`GET ${PATH}/versions/0.1/documents`]: () => ({ documents: [...documents] }),
    });
    const link = await screen.findByRole('link', { name: `Download ${ready.name}` });
    expect(link).toHaveAttribute('href', `${PATH}/versions/0.1/documents/pdf-letter`);
    expect(screen.getByText('1 of 4 documents are ready.')).toBeInTheDocument();
    expect(screen.getByText(/taking longer than usual/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('retries failed documents at once for an analyst', async () => {
    signedInAs({ isAdmin: true, isMfa: true });
    let isFailed = true;
    const writes = show(forAnalyst({ model: aModel({ versions: [aVersion()] }) }), '/versions/0.1', {
      [`GET ${PATH}/versions/0.1`]: () => ({ id: 'v-1', sha256: 'a'.repeat(64), snapshot: aSnapshot() }),
      [`GET ${PATH}/versions/0.1/documents`]: () => ({
        documents: [aDocument('pptx', isFailed ? 'delayed' : 'making')],
      }),
      [`POST /api/admin/cases/${CASE_ID}/value-model/versions/0.1/documents`]: () => void (isFailed = false),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Being made…')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    expect(writes()).toHaveLength(1);
  });

  it('has comments by row', async () => {
    signedInAs();
    const writes = show(forSeller(), '', {
      [`POST ${PATH}/comments`]: () => undefined,
      [`PUT ${PATH}/comments/k-1`]: () => undefined,
    });
    await userEvent.click(await screen.findByLabelText('Comments on Hosts in service, 1 open'));
    const drawer = screen.getByRole('complementary', { name: 'Comments' });
    expect(drawer).toHaveTextContent('Do these count the test hosts?');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Show older comments' }));
    await waitFor(() => expect(within(drawer).getAllByRole('listitem')[0]).toHaveTextContent('The first one.'));
    await userEvent.click(within(drawer).getByRole('button', { name: 'Send' }));
    expect(await within(drawer).findByText('Enter a comment.')).toBeInTheDocument();
    await userEvent.type(within(drawer).getByRole('textbox', { name: 'Comment' }), 'No.');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Send' }));
    await userEvent.click(within(drawer).getAllByRole('button', { name: 'Resolve' })[1]!);
    await waitFor(() =>
      expect(writes()).toMatchObject([
        { body: { rowKind: 'assumption', rowId: 'hosts', text: 'No.' } },
        { body: { isResolved: true } },
      ]),
    );
    await userEvent.keyboard('{Escape}');
    expect(drawer).not.toBeInTheDocument();
  });

  it('keeps an unsent comment with its row over a reload', async () => {
    signedInAs();
    const answers = { [`POST ${PATH}/comments`]: () => undefined };
    show(forSeller(), '', answers);
    const drawer = () => within(screen.getByRole('complementary', { name: 'Comments' }));
    await userEvent.click(await screen.findByText('Ask about a number'));
    await userEvent.selectOptions(drawer().getByLabelText('About'), 'Hosts after consolidation');
    await userEvent.type(drawer().getByRole('textbox', { name: 'Comment' }), 'Why so{Escape}');
    cleanup();
    show(forSeller(), '', answers);
    await userEvent.click(await screen.findByLabelText('Comments on Hosts in service, 1 open'));
    expect(drawer().getByRole('textbox', { name: 'Comment' })).toHaveValue('');
    await userEvent.click(screen.getByText('Ask about a number'));
    expect(drawer().getByRole('textbox', { name: 'Comment' })).toHaveValue('Why so');
    expect(drawer().getByLabelText('About')).toHaveDisplayValue('Hosts after consolidation');
    await userEvent.click(drawer().getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(drawer().getByRole('textbox', { name: 'Comment' })).toHaveValue(''));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByText('Ask about a number'));
    expect(drawer().getByRole('textbox', { name: 'Comment' })).toHaveValue('');
  });

  it('keeps the next comment typed while one is being sent, whether that arrives or not', async () => {
    signedInAs();
    let answer = Promise.withResolvers<Response | undefined>();
    show(forSeller(), '', { [`POST ${PATH}/comments`]: () => answer.promise });
    await userEvent.click(await screen.findByLabelText('Comments on Hosts in service, 1 open'));
    const drawer = within(screen.getByRole('complementary', { name: 'Comments' }));
    const field = drawer.getByRole('textbox', { name: 'Comment' });
    const sendThenType = async (typed: string, response: Response | undefined) => {
      answer = Promise.withResolvers();
      await userEvent.click(drawer.getByRole('button', { name: 'Send' }));
      await userEvent.type(field, typed);
      answer.resolve(response);
      await waitFor(() => expect(drawer.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-disabled'));
    };
    await userEvent.type(field, 'No.');
    await sendThenType(' Why?', undefined);
    expect(field).toHaveValue('No. Why?');
    await sendThenType(' Since when?', refusal(503, 'platform.away', 'Not now.'));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByLabelText('Comments on Hosts in service, 1 open'));
    expect(await screen.findByRole('textbox', { name: 'Comment' })).toHaveValue('No. Why? Since when?');
  });

  it('names the removed row of a comment, and takes no new ones on it', async () => {
    signedInAs();
    const found = { ...forSeller() };
    const writes = show(found);
    await userEvent.click(await screen.findByLabelText('Comments on Hosts in service, 1 open'));
    const drawer = screen.getByRole('complementary', { name: 'Comments' });
    await userEvent.type(within(drawer).getByRole('textbox', { name: 'Comment' }), 'And now?');
    found.model = aModel({ content: sent(removeRow('assumptions', 'hosts')(CONTENT)), revision: 2 });
    await act(() => queryClient.invalidateQueries({ queryKey: modelQuery(CASE_ID).queryKey }));
    expect(await within(drawer).findByText('Row removed')).toBeInTheDocument();
    await userEvent.click(within(drawer).getByRole('button', { name: 'Send' }));
    expect(await within(drawer).findByText(/^This row isn’t in the model/)).toBeInTheDocument();
    expect(within(drawer).getByRole('textbox', { name: 'Comment' })).toHaveValue('And now?');
    expect(writes()).toEqual([]);
  });

  it('lets the seller try ranges in a local copy, as long as they contain the base value', async () => {
    signedInAs();
    const withBase = (base: number) =>
      sent(replaceRow('assumptions', { ...hostsNew, base, sellerMayChange: true })(CONTENT));
    const found = { ...forSeller({ model: aModel({ content: withBase(58) }) }) };
    const writes = show(found);
    await userEvent.click(await screen.findByText('What if'));
    const panel = screen.getByLabelText('What if');
    const low = within(panel).getByLabelText('Low of Hosts after consolidation');
    const figure = () => screen.getByLabelText('What moves the result');
    expect(figure()).toHaveTextContent('Hosts after consolidation66−$451K');
    await userEvent.clear(low);
    await userEvent.type(low, '60{Enter}');
    await waitFor(() => expect(figure()).toHaveTextContent('Hosts after consolidation60'));
    expect(screen.getByText(/^Results below use your own ranges/)).toBeInTheDocument();

    found.model = aModel({ content: withBase(62), revision: 2 });
    await act(() => queryClient.invalidateQueries({ queryKey: modelQuery(CASE_ID).queryKey }));
    await waitFor(() => expect(figure()).toHaveTextContent('Hosts after consolidation66'));
    expect(low).toBeInvalid();
    expect(low).toHaveValue('60');
    expect(low).toHaveAccessibleDescription('The base value must be between low and high.');
    expect(within(panel).getByText(/^Your range isn’t in the results/)).toBeInTheDocument();

    await userEvent.click(within(panel).getByRole('button', { name: 'Reset range of Hosts after consolidation' }));
    expect(low).toHaveValue('66');
    expect(low).toBeValid();
    expect(within(panel).queryByText(/^Your range isn’t in the results/)).not.toBeInTheDocument();
    expect(writes()).toEqual([]);
  });
});
