import * as v from 'valibot';
import { keepInTab, readInTab } from './kept';

const KEY = 'casewright:u-1:note';
const NOTE = v.object({ text: v.fallback(v.string(), ''), pages: v.number() });

describe('what a tab keeps', () => {
  afterEach(() => sessionStorage.clear());

  it('is read until it is removed', () => {
    keepInTab(KEY, { text: 'Storage stays.', pages: 2 });
    expect(readInTab(NOTE, KEY)).toEqual({ text: 'Storage stays.', pages: 2 });
    keepInTab(KEY, undefined);
    expect(sessionStorage).toHaveLength(0);
    expect(readInTab(NOTE, KEY)).toBeUndefined();
  });

  it.each(['{"text":', '"text"', '{"text":"Storage stays.","pages":"2"}', 'null'])('is undefined for %s', (kept) => {
    sessionStorage.setItem(KEY, kept);
    expect(readInTab(NOTE, KEY)).toBeUndefined();
  });

  it('is read in part if the schema has defaults for the rest', () => {
    sessionStorage.setItem(KEY, '{"text":7,"pages":2}');
    expect(readInTab(NOTE, KEY)).toEqual({ text: '', pages: 2 });
  });

  it('is undefined in a browser that refuses storage', () => {
    const refuse = () => {
      throw new DOMException('No storage.', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    keepInTab(KEY, { text: '', pages: 1 });
    expect(readInTab(NOTE, KEY)).toBeUndefined();
  });
});
