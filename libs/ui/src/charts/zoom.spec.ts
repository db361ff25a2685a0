import { moveBy, WHOLE, zoomBy, zoomTo } from './zoom';

const stage = { width: 400, height: 200 };

describe('zooming', () => {
  it('goes from 50 to 300 % in steps of 50 % and no further', () => {
    const scalesUp = [1, 2, 3, 4, 5].map((steps) => zoomBy(WHOLE, steps, stage).scale);
    expect(scalesUp).toEqual([1.5, 2, 2.5, 3, 3]);
    expect([-1, -2].map((steps) => zoomBy(WHOLE, steps, stage).scale)).toEqual([0.5, 0.5]);
  });

  it('rounds a pinch to a step', () => {
    expect([1.2, 1.3, 2.8, 9, 0.1].map((scale) => zoomTo(WHOLE, scale, stage).scale)).toEqual([1, 1.5, 3, 3, 0.5]);
  });

  it('keeps the point under the pointer in place', () => {
    expect(zoomBy(WHOLE, 2, stage, { x: 100, y: -40 })).toEqual({ scale: 2, x: -100, y: 40 });
  });

  it('keeps a large picture over the stage, and a small one in its center', () => {
    const double = zoomBy(WHOLE, 2, stage);
    expect(moveBy(double, { x: 1000, y: -1000 }, stage)).toEqual({ scale: 2, x: 200, y: -100 });
    expect(moveBy(WHOLE, { x: 50, y: 50 }, stage)).toEqual(WHOLE);
    const moved = moveBy(double, { x: 200, y: 0 }, stage);
    expect(zoomBy(moved, -2, stage)).toEqual(WHOLE);
  });
});
