import { extractText, getDocumentProxy } from 'unpdf';
import { receiptPdf } from './receipt-pdf';

const issuer = { name: 'Casewright', address: 'San Francisco, California', contactEmail: 'hello@casewright.example' };
const receipt = {
  number: '2026-000042',
  issuedAt: '2026-11-20T09:12:00.000Z',
  credits: 100,
  subtotalCents: 9000,
  taxes: [{ label: 'Sales tax 8.25%', amountCents: 743 }],
  totalCents: 9743,
  billedTo: { name: 'Dana Whitfield', email: 'dana@fabrikam.example' },
  billingDetails: {
    company: 'Fabrikam 株式会社',
    address: '1 Main Street\nReno, NV 89501',
    taxId: '12-3456789',
    purchaseOrder: 'PO-2026-118',
  },
  reversals: [{ id: 're_1', kind: 'refund', amountCents: 1000, createdAt: '2026-11-21T09:12:00.000Z', isActive: true }],
} as const;

const textOf = async (pdf: Buffer) => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return text.map((page) => page.replace(/\s+/g, ' '));
};

describe('the PDF of a receipt', () => {
  it('states who was billed, every line, and what remains paid', async () => {
    const [page, ...others] = await textOf(await receiptPdf(receipt, issuer));
    expect(others).toEqual([]);
    for (const text of [
      'Receipt 2026-000042',
      'Fabrikam 株式会社 Dana Whitfield 1 Main Street Reno, NV 89501 Tax ID: 12-3456789 Purchase order: PO-2026-118',
      'dana@fabrikam.example',
      'Nov 20, 2026, 9:12 AM UTC Partly reversed',
      '100 Casewright value credits $0.90 a credit $90.00',
      'Sales tax 8.25% $7.43',
      'Total paid $97.43',
      'Refunded Nov 21, 2026 −$10.00',
      'Net paid $87.43',
    ])
      expect(page).toContain(text);
  });

  it('is the same each time, and breaks long words instead of cutting them', async () => {
    const long = { ...receipt, billingDetails: { ...receipt.billingDetails, company: 'W'.repeat(120) } };
    const pdf = await receiptPdf(long, issuer);
    expect((await receiptPdf(long, issuer)).equals(pdf)).toBe(true);
    expect((await textOf(pdf)).join(' ').match(/W/g)?.length).toBeGreaterThanOrEqual(120);
  });
});
