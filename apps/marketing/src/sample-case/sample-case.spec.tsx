import { signedOut } from '@casewright/web/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { openPage } from '../page/open-page.fixture';

const result = () => screen.getByRole('region', { name: 'Result' });
const slider = (name: string) => screen.getByRole('slider', { name });
const figure = (name: string) => screen.getByRole('figure', { name });
const move = (name: string, step: number) => fireEvent.change(slider(name), { target: { value: String(step) } });

describe('the sample case', () => {
  beforeEach(async () => {
    signedOut();
    await openPage('/sample-case');
    // What computes it is fetched once the page is there.
    await act(() => import('./compute'));
  });

  it('matches the delivered case', () => {
    expect(result()).toHaveTextContent('$2.6M');
    expect(result()).toHaveTextContent('$0.5M if every estimate is at its worst, $3.8M at its best');
    expect(result()).toHaveTextContent('PaybackMonth 19ROI230%IRR60%Cost of ownership−25%');
    const rows = within(figure('Five-year cost of ownership')).getAllByRole('row');
    expect(rows.at(-1)).toHaveTextContent('Five years$10.2M$7.6M$8.1M');
    expect(screen.getByRole('row', { name: /^Hosts after consolidation 58/ })).toHaveTextContent(
      '66 to 54Architected solution 3, Nov 23, 2026Medium',
    );
  });

  it('is downloaded in both paper sizes, as slides, and as a workbook', () => {
    const links = ['Download PDF', 'On A4 paper', 'PPTX', 'XLSX'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(links).toEqual(['letter', 'a4', 'pptx', 'xlsx'].map((form) => `/api/sample-case/${form}`));
  });

  it('has sliders for the five most influential assumptions, from worse to better', () => {
    expect(
      screen.getAllByRole('slider').map((input) => [input.ariaLabel, input.getAttribute('aria-valuetext')]),
    ).toEqual([
      ['Hosts after consolidation', '58'],
      ['Administrators with Helix', '3.4'],
      ['License per core, per year', '$118'],
      ['Hosts to replace by year 3', '60'],
      ['Discount rate', '9%'],
    ]);
    expect(slider('Hosts after consolidation')).toHaveValue('8');
  });

  it('is recomputed in every figure when an assumption moves, and can be reset', () => {
    move('Hosts after consolidation', 0);
    expect(slider('Hosts after consolidation')).toHaveAttribute('aria-valuetext', '66');
    // As the tornado says: $451K less.
    expect(result()).toHaveTextContent('$2.1M');
    expect(figure('What moves the result')).toHaveTextContent('net present value of $2.1M');
    expect(within(figure('Five-year cost of ownership')).getAllByRole('row').at(-1)).not.toHaveTextContent('$7.6M');
    move('Discount rate', 0);
    expect(result()).toHaveTextContent('five years at 11%');
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(result()).toHaveTextContent('$2.6M');
  });
});
