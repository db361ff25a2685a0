import { canonicalJson } from './canonical-json';

it('canonical JSON does not depend on the order of names', () => {
  const one = { name: 'Larkmoor “Foods”', range: [1, 0.5, -2e-9], model: { b: null, a: true } };
  const other = { model: { a: true, b: null }, range: [1, 0.5, -2e-9], name: 'Larkmoor “Foods”', note: undefined };
  expect(canonicalJson(one)).toBe('{"model":{"a":true,"b":null},"name":"Larkmoor “Foods”","range":[1,0.5,-2e-9]}');
  expect(canonicalJson(other)).toBe(canonicalJson(one));
  expect(canonicalJson({ ...one, range: [0.5, 1, -2e-9] })).not.toBe(canonicalJson(one));
});
