import { mockServer, signedInAs } from '@casewright/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CASE_ID, CASE_SOLUTIONS, forAnalyst, open } from '../testing';

const PATH = `/api/cases/${CASE_ID}/value-model`;
const ADMIN_PATH = `/api/admin/cases/${CASE_ID}/value-model`;

describe('a value model that is started', () => {
  beforeEach(() => signedInAs({ isAdmin: true, isMfa: true }));

  const show = async (solutions: typeof CASE_SOLUTIONS) => {
    const requests = mockServer({
      [`GET ${PATH}`]: () => forAnalyst({ model: null, solutions }),
      [`POST ${ADMIN_PATH}`]: () => undefined,
    });
    open(`/value-models/${CASE_ID}`);
    await userEvent.click(await screen.findByLabelText('Start from Virtualization refresh'));
    return () => requests.filter(({ what }) => what === `POST ${ADMIN_PATH}`).map(({ body }) => body);
  };

  it('asks nothing if the case has one solution of each side', async () => {
    const started = await show(CASE_SOLUTIONS);
    await waitFor(() => expect(started()).toEqual([{ template: 'virtualization-refresh' }]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks which solution is in use and what the others are costed like, and names each open question', async () => {
    const started = await show([
      ...CASE_SOLUTIONS,
      { id: 'proposed2', role: 'proposed', name: 'Helix Managed' },
      { id: 'competing2', role: 'competing', name: 'Rival Cloud' },
    ]);
    const dialog = within(await screen.findByRole('dialog'));
    const start = () => userEvent.click(dialog.getByRole('button', { name: 'Start' }));
    await start();
    expect(dialog.getByLabelText('In use today')).toHaveAccessibleDescription(
      'Choose the solution that is in use today.',
    );
    await userEvent.selectOptions(dialog.getByLabelText('In use today'), 'Incumbent VMs');
    expect(dialog.queryByLabelText('Incumbent VMs is costed like')).not.toBeInTheDocument();
    const like = (name: string) => dialog.getByLabelText(`${name} is costed like`);
    expect(like('Rival Cloud')).toHaveAccessibleDescription(/Choose what Rival Cloud is costed like/);
    await userEvent.selectOptions(like('Helix Private Cloud'), 'Private cloud');
    await userEvent.selectOptions(like('Helix Managed'), 'Managed private cloud');
    await start();
    expect(started()).toEqual([]);
    await userEvent.selectOptions(like('Rival Cloud'), 'No lines yet');
    await start();
    const chosenLike = { proposed1: 'private', proposed2: 'managed', competing2: 'none' };
    await waitFor(() =>
      expect(started()).toEqual([
        {
          ...{ template: 'virtualization-refresh', today: 'competing1' },
          solutions: Object.entries(chosenLike).map(([solution, name]) => ({ solution, like: name })),
        },
      ]),
    );
  });
});
