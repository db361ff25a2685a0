import { billingFaults, billingLines, NO_BILLING_DETAILS, tidyBillingDetails } from './billing-details';

describe('billing details', () => {
  it('are all optional, and are printed line by line', () => {
    expect(billingFaults(NO_BILLING_DETAILS)).toEqual({});
    expect(billingLines(NO_BILLING_DETAILS)).toEqual([]);
    const typed = {
      company: ' Fabrikam ',
      address: '1 Main St\r\n\n Reno, NV ',
      taxId: '12-3456789',
      purchaseOrder: '',
    };
    expect(billingLines(tidyBillingDetails(typed))).toEqual([
      'Fabrikam',
      '1 Main St',
      'Reno, NV',
      'Tax ID: 12-3456789',
    ]);
  });

  it('name the field that is too long or unreadable', () => {
    const details = {
      company: '\u202eevil',
      address: Array.from({ length: 7 }, (_, line) => `Line ${line}`).join('\n'),
      taxId: 'x'.repeat(41),
      purchaseOrder: 'PO\u0000',
    };
    expect(billingFaults(details)).toEqual({
      company: 'Enter a valid name.',
      address: 'Billing address can have up to 6 lines.',
      taxId: 'Tax ID can have up to 40 characters.',
      purchaseOrder: 'Use letters, digits, and punctuation only.',
    });
  });
});
