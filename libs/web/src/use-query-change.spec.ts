import { queriesAfter } from './use-query-change';

describe('changes of the query that are asked for faster than they are rendered', () => {
  const asked = ['', 'closes=soon', 'closes=soon&sort=acv'];

  it.each([
    ['', asked],
    ['closes=soon', asked.slice(1)],
    ['closes=soon&sort=acv', asked.slice(2)],
  ])('build on the last one while "%s" is shown', (rendered, ahead) =>
    expect(queriesAfter(asked, rendered)).toEqual(ahead),
  );

  it('are dropped after a navigation', () => expect(queriesAfter(asked, 'view=table')).toEqual([]));
});
