import { screen } from '@testing-library/react';
import { linksOf, openPage } from '../page/open-page.fixture';

it('the company page shows discovery, analysis and storytelling by the figures of one case', async () => {
  await openPage('/our-mission');
  expect(screen.getByRole('region', { name: 'Value discovery' })).toHaveTextContent('6 of the 17 assumptions');
  expect(screen.getByRole('region', { name: 'Value analysis' })).toHaveTextContent('net present value of $2.57M');
  expect(screen.getByRole('region', { name: 'Value storytelling and depiction' })).toHaveTextContent('Month 19');
  expect(linksOf()).toEqual([['Contact Us', '/contact']]);
});
