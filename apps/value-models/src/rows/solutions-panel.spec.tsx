import type { ValueModelContent } from '@casewright/rules';
import { mockServer, signedInAs } from '@casewright/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aModel, CASE_ID, CONTENT, forAnalyst, open, sent } from '../testing';

const PATH = `/api/cases/${CASE_ID}/value-model`;
const ADMIN_PATH = `/api/admin/cases/${CASE_ID}/value-model`;

interface Saved {
  readonly content: ValueModelContent;
}

describe('the solutions of a value model', () => {
  beforeEach(() => signedInAs({ isAdmin: true, isMfa: true }));

  it('asks why a solution needs no transition and no parallel operation', async () => {
    const model = { ...CONTENT.model, costLines: CONTENT.model.costLines.filter(({ purpose }) => !purpose) };
    const { editor } = forAnalyst().model!;
    const requests = mockServer({
      [`GET ${PATH}`]: () => forAnalyst({ model: aModel({ content: sent({ ...CONTENT, model }), editor }) }),
      [`GET ${PATH}/comments`]: () => ({ rows: [], next: null }),
      [`PUT ${ADMIN_PATH}`]: () => ({ revision: 2 }),
      [`PUT ${ADMIN_PATH}/editor`]: () => undefined,
    });
    open(`/value-models/${CASE_ID}`);
    const openPoints = await screen.findByRole('region', { name: 'Before a version for approval' });
    expect(within(openPoints).getAllByRole('listitem')).toHaveLength(4);
    const field = screen.getByLabelText('Why nothing runs in parallel: Helix Managed');
    expect(field).toHaveAccessibleDescription(/^Helix Managed has no parallel operation. Add a cost line/);
    await userEvent.type(field, 'The switch takes an hour.');
    await userEvent.tab();
    await waitFor(() => expect(within(openPoints).getAllByRole('listitem')).toHaveLength(3));
    await waitFor(() => {
      const saved = requests.findLast(({ what }) => what === `PUT ${ADMIN_PATH}`)?.body as Saved;
      expect(saved.content.model.solutions[2]).toMatchObject({ noParallel: 'The switch takes an hour.' });
    });
  });

  it('asks why a benefit is not the same saving as another one', async () => {
    const [, second] = CONTENT.model.benefits;
    const again = { ...second!, id: 'again', label: 'Fewer tickets' };
    const model = { ...CONTENT.model, benefits: [...CONTENT.model.benefits, again] };
    const { editor } = forAnalyst().model!;
    mockServer({
      [`GET ${PATH}`]: () => forAnalyst({ model: aModel({ content: sent({ ...CONTENT, model }), editor }) }),
      [`GET ${PATH}/comments`]: () => ({ rows: [], next: null }),
      [`PUT ${ADMIN_PATH}`]: () => ({ revision: 2 }),
      [`PUT ${ADMIN_PATH}/editor`]: () => undefined,
    });
    open(`/value-models/${CASE_ID}`);
    const openPoints = await screen.findByRole('region', { name: 'Before a version for approval' });
    expect(openPoints).toHaveTextContent(/Fewer tickets: Counts the same saving as “Faster provisioning”/);
    await userEvent.click(within(openPoints).getByText('Show the row'));
    await userEvent.type(screen.getByLabelText('Why Fewer tickets differs from Faster provisioning'), 'Another team.');
    await userEvent.tab();
    expect(openPoints).not.toBeInTheDocument();
  });

  it('takes risks with their mitigation, and removes them', async () => {
    const requests = mockServer({
      [`GET ${PATH}`]: () => forAnalyst(),
      [`GET ${PATH}/comments`]: () => ({ rows: [], next: null }),
      [`PUT ${ADMIN_PATH}`]: () => ({ revision: 2 }),
      [`PUT ${ADMIN_PATH}/editor`]: () => undefined,
    });
    open(`/value-models/${CASE_ID}`);
    await userEvent.click(await screen.findByText('Add risk'));
    await userEvent.type(screen.getByLabelText('Risk 1'), 'It takes longer.');
    await userEvent.tab();
    await userEvent.type(screen.getByLabelText('Mitigation 1'), 'A pilot.');
    await userEvent.tab();
    const risks = () =>
      (requests.findLast(({ what }) => what === `PUT ${ADMIN_PATH}`)?.body as Saved | undefined)?.content.risks;
    await waitFor(() => expect(risks()).toEqual([{ risk: 'It takes longer.', mitigation: 'A pilot.' }]));
    await userEvent.click(screen.getByLabelText('Remove risk 1'));
    expect(screen.queryByLabelText('Risk 1')).not.toBeInTheDocument();
    await waitFor(() => expect(risks()).toEqual([]));
  });

  it('adds, names, duplicates, orders, and removes solutions with their rows', async () => {
    const requests = mockServer({
      [`GET ${PATH}`]: () => forAnalyst(),
      [`GET ${PATH}/comments`]: () => ({ rows: [], next: null }),
      [`PUT ${ADMIN_PATH}`]: () => ({ revision: 2 }),
      [`PUT ${ADMIN_PATH}/editor`]: () => undefined,
    });
    open(`/value-models/${CASE_ID}`);
    const shown = await screen.findByRole('region', { name: 'Solutions' });
    const panel = within(shown);
    const names = () => panel.getAllByLabelText(/^Name of solution/).map((field) => (field as HTMLInputElement).value);
    expect(panel.getByLabelText('Role of solution 1')).toBeDisabled();
    await userEvent.click(panel.getByLabelText('Duplicate Helix Managed'));
    await userEvent.click(panel.getByLabelText('Move Helix Managed 2 up'));
    await userEvent.click(panel.getByText('Add competing'));
    expect(names()).toEqual([
      ...['Incumbent VMs', 'Helix Private Cloud', 'Helix Managed 2', 'Helix Managed', 'New competing solution'],
    ]);
    await userEvent.clear(panel.getByLabelText('Name of solution 5'));
    await userEvent.type(panel.getByLabelText('Name of solution 5'), 'helix managed');
    await userEvent.tab();
    expect(panel.getByLabelText('Name of solution 5')).toHaveAccessibleDescription('helix managed is already used.');
    await userEvent.click(panel.getByLabelText('Remove helix managed'));
    await userEvent.selectOptions(panel.getByLabelText('Role of solution 3'), 'Competing');
    const models = () =>
      requests.flatMap(({ what, body }) => (what === `PUT ${ADMIN_PATH}` ? [(body as Saved).content.model] : []));
    await waitFor(() => expect(models().at(-1)?.solutions).toHaveLength(4));
    const { solutions, costLines } = models().at(-1)!;
    expect(solutions.map(({ role }) => role)).toEqual(['today', 'proposed', 'competing', 'proposed']);
    const linesOf = (index: number) => costLines.filter(({ solution }) => solution === solutions[index]?.id).length;
    expect(linesOf(2)).toBeGreaterThan(0);
    expect(linesOf(2)).toBe(linesOf(3));
  });
});
