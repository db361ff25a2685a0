import type { Source } from '../source';

/** https://cloud.ibm.com/docs/account?topic=account-understand-reports: an account's table, and its usage below. */
export const IBM_USAGE: Source = {
  id: 'ibm-usage',
  product: 'IBM Cloud usage',
  sheets: [
    {
      ...{ id: 'usage report', row: 'bill-line', recognizedBy: ['Account Owner ID', 'Account Name', 'Billing Month'] },
      columns: [],
      bill: {
        line: () => ({ type: 'usage' }),
        refusal:
          'This IBM Cloud usage report has two tables in one file: the account, and its usage below. Export usage in the FOCUS format instead (Manage > Billing and usage > Export), or delete the rows above the usage table.',
      },
    },
  ],
};
