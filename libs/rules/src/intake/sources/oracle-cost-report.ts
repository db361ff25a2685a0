import type { BillLine, LineCells } from '../bills/bill-rules';
import { column, type Source } from '../source';

/** https://docs.oracle.com/iaas/Content/Billing/Concepts/usagereportsoverview.htm */
const line = (cells: LineCells): BillLine => ({
  type: /\btax\b/i.test(cells.text('service')) ? 'tax' : 'usage',
});

export const ORACLE_COST_REPORT: Source = {
  id: 'oracle-cost-report',
  product: 'Oracle cost report',
  sheets: [
    {
      ...{ id: 'cost', row: 'bill-line', recognizedBy: ['product/service', 'cost/myCost'] },
      columns: [
        column('service', 'product/service'),
        column('service', 'product/Description'),
        column('month', 'lineItem/intervalUsageStart'),
        column('billed', 'cost/myCost'),
        column('currency', 'cost/currencyCode'),
        column('id', 'lineItem/referenceNo'),
        column('replaces', 'lineItem/backreferenceNo'),
        column('isCorrection', 'lineItem/isCorrection'),
      ],
      bill: { line, provider: 'Oracle' },
    },
  ],
};
