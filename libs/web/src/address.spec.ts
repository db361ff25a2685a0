import { addressWith, choiceIn, countIn, listIn, readAddress, textIn, type AddressValue } from './address';

const read = <Value>(value: AddressValue<Value>, text: string) =>
  readAddress(value, `https://casewright.example/page?value=${encodeURIComponent(text)}`);

describe('a value in the address', () => {
  it('is one of its choices', () => {
    const choice = choiceIn('value', ['usage', 'other']);
    expect(['other', 'toString', ''].map((text) => read(choice, text))).toEqual(['other', undefined, undefined]);
  });

  it('is a whole number within its limit', () => {
    const count = countIn('value', 9_999);
    expect(read(count, '59')).toBe(59);
    for (const text of ['0', '-1', '1.5', '10000', '1e3', 'x', '']) expect(read(count, text)).toBeUndefined();
  });

  it('is a list of different texts, of a limited length', () => {
    expect(read(listIn('value', 2), 'a,,b,a,c')).toEqual(['a', 'b']);
  });

  it('survives a round trip', () => {
    const search = textIn('search');
    const address = addressWith('/calculations', search, 'a & b=ü');
    expect(readAddress(search, `https://casewright.example${address}`)).toBe('a & b=ü');
    expect(readAddress(search, 'https://casewright.example/calculations')).toBeUndefined();
  });

  it('changes alone, and leaves a path without a question mark when it was the only one', () => {
    const step = choiceIn('step', ['code']);
    expect(addressWith('/login', step, 'code', '?return=%2Fadmin')).toBe('/login?return=%2Fadmin&step=code');
    expect(addressWith('/login', step, undefined, '?return=%2Fadmin&step=code')).toBe('/login?return=%2Fadmin');
    expect(addressWith('/login', step, undefined, '?step=code')).toBe('/login');
  });
});
