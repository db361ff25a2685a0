import { canonicalJson } from '@casewright/rules';
import { VIRTUALIZATION_REFRESH } from '@casewright/rules/sample-case';
import type { Answer } from '@casewright/web';
import { mockServer, signedInAs } from '@casewright/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PursuitDetails } from '../queries';
import { aCase, aPursuit, AT, open, YOU } from '../testing';

const step: PursuitDetails['history'][number] = {
  command: 'register',
  stage: 'registered',
  at: '2026-11-16T18:31:00Z',
  by: YOU,
  reason: null,
  changed: [],
};
const pursuit = aPursuit({
  stage: 'active',
  caseId: 'c-1',
  caseState: 'analysis',
  history: [{ ...step, command: 'run-case', at: AT }, step],
});

const PAUSED = { isPaused: true, isOverdue: false };
type ValueModelOfCase = Answer<'get', '/api/cases/{id}/value-model'>;
type Content = NonNullable<ValueModelOfCase['model']>['content'];
const texts = { title: '', seller: '', scope: '', findings: [], takes: '', asked: '', leftOut: '' };
const prospect = { company: 'Wexcombe Hospitals', reader: '', position: '' };
const content = { ...texts, prospect, proposal: 'private', model: VIRTUALIZATION_REFRESH };
const aValueModel: ValueModelOfCase = {
  ...{ caseState: 'analysis', caseNumber: 1042, pursuitId: 'p-1', prospect: prospect.company, opportunity: '' },
  ...{ solutions: [], isProvider: false, mayEdit: false, mayComment: true, mayTry: false },
  model: {
    content: JSON.parse(canonicalJson(content)) as Content,
    ...{ revision: 1, changedBy: YOU, changedAt: AT, editor: null, asker: null, versions: [], openComments: [] },
  },
};

describe('a pursuit', () => {
  beforeEach(() => signedInAs());

  const show = (progress = aCase(), valueModel: () => ValueModelOfCase = () => aValueModel) => {
    const asked = mockServer({
      'GET /api/pursuits/p-1': () => pursuit,
      'GET /api/pursuits/p-1/case': () => ({ case: progress }),
      'GET /api/cases/c-1/deliverables': () => ({ versions: [] }),
      'GET /api/cases/c-1/value-model': valueModel,
      'POST /api/pursuits/p-1/notes': () => undefined,
    });
    open('/pursuits/p-1');
    return asked;
  };

  it('shows its tier, stages and the history of the pursuit and its case', async () => {
    show();
    expect(await screen.findByText('Tier $101K - $250K')).toBeInTheDocument();
    const happened = within(await screen.findByRole('list', { name: 'What happened' }));
    await waitFor(() => expect(happened.getAllByRole('listitem')).toHaveLength(2));
    expect(happened.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Thursday, Nov 19(, 2026)?You started the case\d+:10/),
      expect.stringMatching(/^Monday, Nov 16(, 2026)?You registered the pursuit\d+:31/),
    ]);
    expect(screen.queryByRole('button', { name: 'Mark as presented' })).not.toBeInTheDocument();
    const stages = within(screen.getByRole('list', { name: 'Stages' })).getAllByRole('listitem');
    expect(stages.map(({ textContent }) => textContent)).toEqual([
      'Registered, done',
      'Case running',
      'Presented',
      'Decided',
    ]);
    expect(stages[1]).toHaveAttribute('aria-current', 'step');
  });

  it('shows due date, value so far and analyst of its case', async () => {
    const turnaround = { businessDays: 3, daysLeft: 2, dueAt: '2026-12-03T01:00:00Z', days: [], endedAt: null };
    const analyst = { name: 'Priya Raman', isYou: false };
    show(aCase({ ...{ state: 'analysis', confirmedAt: AT, analyst }, turnaround: { ...turnaround, ...PAUSED } }));
    expect(await screen.findByText('Clock paused')).toBeInTheDocument();
    expect(screen.getByText('If the clock resumes today').parentElement).toHaveTextContent('Wed, Dec 2');
    const value = (await screen.findByRole('heading', { name: 'Value so far' })).closest('section');
    expect(value).toHaveTextContent('In progress$2.6MNet present value, five years at 9%Pays backMonth 19');
    expect(screen.getByRole('link', { name: 'Messages with Priya Raman' })).toHaveAttribute(
      'href',
      '/pursuits/p-1?tab=messages',
    );
  });

  it('shows that there is no value yet', async () => {
    show(aCase({ state: 'analysis', confirmedAt: AT }), () => ({ ...aValueModel, model: null }));
    expect(await screen.findByText(/appear here once its analyst starts the model\.$/)).toBeInTheDocument();
  });

  it('saves a note that is not empty', async () => {
    const asked = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Add a note' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByText('Enter a note.')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Board meets on Feb 4.');
    await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Note' })).not.toBeInTheDocument());
    expect(asked.find(({ what }) => what.startsWith('POST'))).toMatchObject({
      body: { note: 'Board meets on Feb 4.' },
    });
  });
});
