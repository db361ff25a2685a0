import { mockServer, signedInAs } from '@casewright/web/testing';
import { screen, waitFor } from '@testing-library/react';
import { aPursuit, open } from '../testing';

describe('completion approvals', () => {
  beforeEach(() => signedInAs());

  it('list what waits for the seller and link to the case', async () => {
    const waiting = aPursuit({ stage: 'active', caseId: 'c-1', caseState: 'new-terms', waitsForOwner: true });
    const reviewed = aPursuit({ ...waiting, id: 'p-2', caseId: 'c-2', caseState: 'case-review' });
    const inAnalysis = aPursuit({ ...waiting, id: 'p-3', caseId: 'c-3', caseState: 'analysis' });
    const { prospect, opportunity } = waiting;
    const toAnswer = { id: 'r-1', pursuitId: 'p-3', kind: 'advocate' as const, prospect, opportunity };
    const asked = mockServer({
      'GET /api/pursuits': () => ({ rows: [waiting, reviewed, inAnalysis], next: null }),
      'GET /api/reviews-to-answer': () => ({ reviews: [toAnswer] }),
    });
    open('/completion-approvals');
    expect(await screen.findByRole('link', { name: 'Accept or decline the new terms' })).toHaveAttribute(
      'href',
      '/pursuits/p-1?tab=case',
    );
    expect(screen.getByRole('link', { name: 'Review the case' })).toHaveAttribute(
      'href',
      '/pursuits/p-2?tab=case#deliverables',
    );
    expect(screen.getByRole('link', { name: 'Choose a time for a review' })).toHaveAttribute(
      'href',
      '/pursuits/p-3?tab=case#reviews',
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    const { query } = asked.find(({ what }) => what === 'GET /api/pursuits') ?? {};
    expect(query?.get('waits')).toBe('for-me');
  });

  it('show the empty state only once all lists have loaded', async () => {
    let answer: () => void = () => undefined;
    const asked = mockServer({
      'GET /api/pursuits': () => ({ rows: [], next: null }),
      'GET /api/reviews-to-answer': () => new Promise((done) => (answer = () => done({ reviews: [] }))),
    });
    open('/completion-approvals');
    await waitFor(() => expect(asked).toHaveLength(2));
    await screen.findByRole('status', { name: 'Loading reviews' });
    expect(screen.queryByText('Nothing is waiting for you')).toBeNull();
    answer();
    expect(await screen.findByText('Nothing is waiting for you')).toBeInTheDocument();
  });
});
