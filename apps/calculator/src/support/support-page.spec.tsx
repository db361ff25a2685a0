import { readAddress } from '@casewright/web/address';
import { refusal, mockServer } from '@casewright/web/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { kept, newVisit, openWizard } from '../wizard/wizard.fixture';
import { supportInAddress } from './support-answer';

describe('presentation support', () => {
  beforeEach(async () => {
    await newVisit();
    mockServer({ 'POST /api/cases/quote': () => refusal(503, 'platform.database-away', 'Not now.') });
  });

  it('is added by one button and declined by the other', async () => {
    const user = userEvent.setup();
    const { address } = openWizard('/support-services');
    await user.click(await screen.findByRole('button', { name: 'Yep, Please Add' }));
    expect(await screen.findByRole('row', { name: /Presentation support/ })).toHaveTextContent(
      '2 comparators, up to 90 minutes2—',
    );
    expect(address()).toBe('/cost-calculation');
    expect(kept('presentationSupport')).toBe(true);

    await user.click(screen.getByRole('link', { name: 'Go Back' }));
    await user.click(await screen.findByRole('link', { name: "Nope, I'm Good" }));
    expect(await screen.findByRole('row', { name: /Presentation support/ })).toHaveTextContent('Not added0—');
    expect(address()).toBe('/cost-calculation?presentationSupport=0');
  });

  it.each([
    ['0', false],
    ['3', true],
    ['-1', undefined],
    ['NaN', undefined],
    ['', undefined],
  ])('is read from the URL parameter %p as %p', (given, answer) => {
    expect(
      readAddress(supportInAddress, `https://casewright.example/cost-calculation?presentationSupport=${given}`),
    ).toBe(answer);
  });
});
