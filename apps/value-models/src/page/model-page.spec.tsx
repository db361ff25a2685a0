import { refusal, mockServer, signedInAs } from '@casewright/web/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aModel, aSnapshot, aVersion, CASE_ID, forSeller, open } from '../testing';

const MODEL = `GET /api/cases/${CASE_ID}/value-model` as const;
const region = (name: string) => screen.findByLabelText(name);

describe('the value model of a case', () => {
  beforeEach(() => signedInAs());

  it('shows the value of the case, its assumptions, and the weakest evidence by scenario and solution', async () => {
    mockServer({ [MODEL]: () => forSeller() });
    const address = open(`/value-models/${CASE_ID}`);
    const result = await region('Result');
    expect(result).toHaveTextContent('Net present value, five years at 9%$2.6M');
    expect(result).toHaveTextContent('$0.5M low$2.6M base$3.8M high');
    expect(result).toHaveTextContent('ROI230%IRR60%Pays backMonth 19');
    expect(within(result).getByRole('row', { name: /^Helix Private Cloud \(−25%\).*\$7.6M$/ })).toBeInTheDocument();
    expect(screen.getByText(/^Host maintenance .*Power per host today 0.62 kW\/host\./)).toBeInTheDocument();
    expect(
      screen.getByText(/^33 assumptions: 37% the prospect’s own, 27% measured, 36% quoted\.$/),
    ).toBeInTheDocument();
    expect(await region('Weakest evidence')).toHaveTextContent(/Cost per outage hour.*−\$107K/);
    const row = screen.getByRole('row', { name: /^Hosts after consolidation 58/ });
    await userEvent.click(within(row).getByText('Hosts after consolidation'));
    expect(
      screen.getByText(/From 66 to 54, it changes the net present value by −\$451K to \+\$227K/),
    ).toBeInTheDocument();
    const costs = screen.getByRole('table', { name: 'Costs of Helix Private Cloud' });
    expect(
      within(costs).getByRole('row', { name: 'Total 1,617 1,339 1,158 1,158 1,158 1,158 7,588' }),
    ).toBeInTheDocument();
    expect(
      screen.getByText(/Without soft benefits the net present value is \$1.7M and it pays back in month 22/),
    ).toBeInTheDocument();

    expect(screen.getByRole('row', { name: 'Do nothing: keep Incumbent VMs $0 $10.2M – – –' })).toBeInTheDocument();
    expect(
      screen.getByRole('row', {
        name: /^Helix Private Cloud Shown \$1.6M \$7.6M \$2.6M \(\$0.5M to \$3.8M\) \$1.7M Month 19$/,
      }),
    ).toBeInTheDocument();
    expect(await region('What must be true')).toHaveTextContent(
      /Holds unless hosts after consolidation exceed 103 \(base 58\)\./,
    );

    await userEvent.click(screen.getByRole('radio', { name: 'Low' }));
    await userEvent.click(
      within(screen.getByRole('group', { name: 'Solution' })).getByRole('radio', { name: 'Helix Managed' }),
    );
    expect(address()).toBe(`/value-models/${CASE_ID}?scenario=low&solution=managed`);
  });

  it('says if there is no model, no case, or an error', async () => {
    mockServer({ [MODEL]: () => forSeller({ model: null }) });
    open(`/value-models/${CASE_ID}`);
    expect(await screen.findByRole('heading', { name: 'No value model yet' })).toBeInTheDocument();
    mockServer({ [MODEL]: () => refusal(404, 'value-models.case-not-found', 'This case doesn’t exist.') });
    open(`/value-models/${CASE_ID}`);
    expect(await screen.findByText("This case doesn't exist.")).toBeInTheDocument();
  });

  it('lists versions, and shows one', async () => {
    mockServer({
      [MODEL]: () =>
        forSeller({ model: aModel({ versions: [aVersion({ number: '1.0', approvedAt: '2026-11-24T10:00:00Z' })] }) }),
      [`GET /api/cases/${CASE_ID}/value-model/versions/1.0` as const]: () => ({
        ...{ id: 'v-1', sha256: 'ab'.repeat(32) },
        snapshot: aSnapshot({ version: '1.0' }),
      }),
    });
    open(`/value-models/${CASE_ID}`);
    const versions = await region('Versions');
    expect(versions).toHaveTextContent('Approved');
    await userEvent.click(within(versions).getByRole('link', { name: 'Version 1.0' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Version 1.0' })).toBeInTheDocument();
    expect(await screen.findByText('ab'.repeat(32))).toBeInTheDocument();
    expect(await region('Result')).toHaveTextContent('$2.6M');
  });

  it.each(['abc', '00-1', '1234567-0'])('requests no version for a path that ends in %s', async (part) => {
    const questions = mockServer({ [MODEL]: () => forSeller() });
    open(`/value-models/${CASE_ID}/versions/${part}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Version not found' })).toBeInTheDocument();
    expect(document.title).toMatch(/^Version not found · Value model/);
    expect(screen.getByRole('link', { name: 'Back to the value model' })).toBeInTheDocument();
    expect(questions).toEqual([]);
  });

  it('accepts a version number with a dot', async () => {
    mockServer({
      [MODEL]: () => forSeller({ model: aModel({ versions: [aVersion({ number: '1.0' })] }) }),
      [`GET /api/cases/${CASE_ID}/value-model/versions/1.0` as const]: () => ({
        ...{ id: 'v-1', sha256: 'ab'.repeat(32) },
        snapshot: aSnapshot({ version: '1.0' }),
      }),
    });
    const address = open(`/value-models/${CASE_ID}/versions/1.0?scenario=low`);
    expect(await screen.findByText('ab'.repeat(32))).toBeInTheDocument();
    expect(address()).toBe(`/value-models/${CASE_ID}/versions/1-0?scenario=low`);
  });
});
