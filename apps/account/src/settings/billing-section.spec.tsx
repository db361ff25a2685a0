import { refusal, mockServer, signedInAs } from '@casewright/web/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notices, nothing, open } from '../testing';

const DETAILS = { company: 'Fabrikam', address: '1 Main St\nReno, NV', taxId: '', purchaseOrder: '' };
const answers = {
  'GET /api/messages/unread-count': Response.json({ count: 0 }),
  'GET /api/credits/billing-details': () => DETAILS,
};
const SAVE = 'PUT /api/credits/billing-details';
const field = (name: string) => screen.findByRole('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save billing details' }));

describe('billing details', () => {
  beforeEach(() => signedInAs());

  it('are shown, and saved tidily', async () => {
    const asked = mockServer({ ...answers, [SAVE]: nothing });
    open('/profile/settings?tab=billing');
    expect(await field('Billing address')).toHaveValue('1 Main St\nReno, NV');
    await userEvent.type(await field('Purchase order'), ' PO-7 ');
    await save();
    await waitFor(() => expect(notices()).toEqual(['Saved / Your billing details have been updated.']));
    expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({ ...DETAILS, purchaseOrder: 'PO-7' });
    expect(await screen.findByRole('button', { name: 'Saved' })).toBeInTheDocument();
  });

  it('name what is wrong at its field, here and from the server', async () => {
    mockServer({
      ...answers,
      [SAVE]: refusal(422, 'billing.invalid-billing-details', 'Some fields are invalid.', {
        fields: { taxId: ['Not a tax ID.'] },
      }),
    });
    open('/profile/settings?tab=billing');
    await userEvent.type(await field('Billing address'), '\n3\n4\n5\n6\n7');
    await save();
    expect(await field('Billing address')).toHaveAccessibleDescription('Billing address can have up to 6 lines.');
    await userEvent.type(await field('Billing address'), '{Backspace}');
    await save();
    await waitFor(async () => expect(await field('Tax ID')).toHaveAccessibleDescription('Not a tax ID.'));
  });
});
