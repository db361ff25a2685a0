import { finds } from '../../remote.json';
import { tabs } from './tabs';

describe('the finder', () => {
  it('offers every tab of the admin panel', () => {
    expect(finds.map(({ label, path }) => [label, path])).toEqual(tabs.map(({ name, path }) => [name, path]));
  });
});
