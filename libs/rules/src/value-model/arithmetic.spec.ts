import { binary, call, roundTo } from './arithmetic';

const column = () => new Float64Array(2);

describe('spreadsheet arithmetic', () => {
  it.each([
    [1.005, 0.01, 1.01],
    [-1.005, 0.01, -1.01],
    [2.675 * 100, 1, 268],
    [1.0049, 0.01, 1],
    [499.4999, 1, 499],
    // Ten trillion is still exact to the cent.
    [1e13 + 0.49, 1, 1e13],
  ])('rounds %d to %d as %d', (value, step, rounded) => expect(roundTo(value, step)).toBeCloseTo(rounded, 9));

  it('treats amounts that differ by floating-point noise as equal', () => {
    expect(binary('=', 0.1 + 0.2, 0.3, column)).toBe(1);
    expect(binary('<', 0.3, 0.1 + 0.2, column)).toBe(0);
    expect(binary('>=', 0.3, 0.1 + 0.2, column)).toBe(1);
    expect(binary('<>', 0.3, 0.300001, column)).toBe(1);
    expect(binary('=', 0, 0, column)).toBe(1);
  });

  it('propagates the error of a division by 0', () => {
    const divided = binary('/', 1, 0, column);
    expect([divided, binary('/', 1, divided, column), call('min', [5, divided], column)]).toEqual([NaN, NaN, NaN]);
    expect(call('if', [binary('>', divided, 2, column), 1, 2], column)).toBeNaN();
    expect(call('if', [Float64Array.of(1, 0), 5, Float64Array.of(NaN, 7)], column)).toEqual(Float64Array.of(5, 7));
    expect(binary('^', 0, 0, column)).toBeNaN();
  });
});
