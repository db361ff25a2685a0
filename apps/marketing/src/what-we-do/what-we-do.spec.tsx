import { linksOf, openPage } from '../page/open-page.fixture';

it('the page links to three services, sign-up and contact', async () => {
  await openPage('/what-we-do');
  expect(linksOf()).toEqual([
    ['Get Started Today', '/auth'],
    ['Contact Us', '/contact'],
    ['Learn More about Enhanced Performance', '/performance-enhancement'],
    ['Learn More about Better Cost Optimization', '/cost-optimization'],
    ['Learn More about Collaborative Orchestration', '/strategic-alignment'],
    ['Get Started Today', '/auth'],
    ['Contact Us', '/contact'],
  ]);
});
