import { signedInAs } from '@casewright/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin } from '../testing';
import type { AuditEntry } from './queries';

const ADA = 'ab50789d-3caf-4bab-8316-8bf4dffe5ebe';
const entry = (id: string, happenedAt: string, told: Partial<AuditEntry> = {}): AuditEntry => ({
  ...{ id, happenedAt, actorKind: 'admin', actorId: ADA, actor: 'ada@casewright.example' },
  actorPerson: { name: 'Ada Admin', email: 'ada@casewright.example' },
  ...{ sessionId: '7f3a9c1e-0000-4000-8000-0000000091c2', address: '203.0.113.9', requestId: null },
  ...{ action: 'list-users', subjectKind: null, subjectId: null, subjectPerson: null, subjectCaseNumber: null },
  ...{ details: {}, ...told },
});
const facts = { browser: 'Chrome on Linux', email: 'sam@acme.example', 'second factor': true };
const dana = { name: 'Dana Whitfield', email: 'dana@northwind.example' };
const ENTRIES = [
  entry('4', '2024-11-30T10:24:08.000Z', { action: 'sign-in', details: { facts } }),
  entry('3', '2024-11-30T00:00:00.000Z', {
    ...{ action: 'adjust-credits', subjectKind: 'user', subjectId: ADA, subjectPerson: dana },
    details: { reason: 'charged twice', changes: { balance: [40, 65] }, facts: { expires: null } },
  }),
  entry('2', '2024-11-29T23:59:59.000Z', { actorKind: 'system', actorId: null, actor: null, actorPerson: null }),
  entry('1', '2024-11-29T09:00:00.000Z', {
    ...{ address: null, subjectKind: 'case', subjectId: ADA, subjectCaseNumber: 1042 },
  }),
];

describe('the audit trail', () => {
  const open = (address = '/admin/audit', entries = ENTRIES) =>
    openAdmin(address, {
      'GET /api/admin/audit': () => ({ rows: entries, total: entries.length, isTotalExact: true, next: null }),
      'GET /api/admin/admins': () => [],
    });
  const rows = async () => within(await screen.findByRole('table', { name: 'Audit Trail' })).getAllByRole('row');

  beforeEach(() => signedInAs());

  it('groups entries by their day in UTC, and says what was done in words', async () => {
    open();
    const [head, ...others] = await rows();
    expect(head).toHaveTextContent('Time, UTCPersonActionObjectDetailsIP address');
    expect(others.map(({ textContent }) => textContent?.slice(0, 20))).toEqual([
      'Saturday, Nov 30, 20',
      '10:24:08 AMAda Admin',
      '12:00:00 AMAda Admin',
      'Friday, Nov 29, 2024',
      '11:59:59 PMSystemUse',
      '9:00:00 AMAda AdminU',
    ]);
    const cells = others.map((row) => [...row.children].slice(3).map(({ textContent }) => textContent));
    expect(cells[1]).toEqual([
      '—',
      'Browser: Chrome on Linux, email: sam@acme.example, second factor: yes',
      '203.0.113.9',
    ]);
    expect(cells[2]).toEqual(['dana@northwind.example', 'charged twice, balance 40 to 65', '203.0.113.9']);
    expect(cells[5]).toEqual(['C-1042', '—', '—']);
    expect(screen.getByRole('link', { name: 'C-1042' })).toHaveAttribute('href', `/cases/${ADA}`);
  });

  it('ignores days in the address that are none', async () => {
    const { asked } = open('/admin/audit?from=x&to=2024-02-31&show=changes');
    expect(await rows()).toHaveLength(7);
    expect(asked.find(({ what }) => what === 'GET /api/admin/audit')?.query.toString()).toBe('show=changes');
  });

  it('tells a verification that found problems from one that found none', async () => {
    open('/admin/audit', [
      entry('2', '2024-11-29T09:00:00.000Z', { action: 'verify-ledger', details: { facts: { problems: 2 } } }),
      entry('1', '2024-11-29T09:00:00.000Z', { action: 'verify-audit', details: { facts: {} } }),
    ]);
    const [, , wrong, right] = await rows();
    expect(wrong).toHaveTextContent('Ledger verified: 2 problems found');
    expect(right).toHaveTextContent('Audit trail verified');
    expect(right).not.toHaveTextContent('found');
  });

  it('is narrowed to days, which the address keeps and one click forgets', async () => {
    const { address, asked } = open();
    await userEvent.click(await screen.findByText('Date'));
    await userEvent.type(screen.getByLabelText('From (UTC)'), '2024-11-29');
    await userEvent.type(screen.getByLabelText('To (UTC)'), '2024-11-30');
    await waitFor(() => expect(address()).toBe('/admin/audit?from=2024-11-29&to=2024-11-30'));
    await waitFor(() => expect(asked.at(-1)?.query.toString()).toBe('from=2024-11-29&to=2024-11-30'));
    expect(screen.getByText(/^Nov 29\s–\s30, 2024$/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear date' }));
    await waitFor(() => expect(address()).toBe('/admin/audit'));
    expect(screen.getByText('Date').closest('summary')).toHaveFocus();
  });

  it('clears all filters at once, also that of an object, and keeps the search', async () => {
    const { address } = open(`/admin/audit?search=dana&show=changes&subject=${ADA}`, ENTRIES.slice(3));
    await screen.findByRole('table', { name: 'Audit Trail' });
    expect(screen.getByRole('button', { name: 'Clear object' }).parentElement).toHaveTextContent('C-1042');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(address()).toBe('/admin/audit?search=dana'));
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });
});
