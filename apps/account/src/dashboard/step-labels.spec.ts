import { stepLabels } from './step-labels';

const point = (x: number, y: number, text?: string) => ({ x, y, text });
const labels = (...points: ReturnType<typeof point>[]) =>
  stepLabels(points, { left: 0, right: 360 }).map(({ text, anchor }) => `${text} ${anchor}`);

describe('labels of a balance', () => {
  it('stand above their step, and inside the chart', () => {
    expect(labels(point(0, 60, '+20'), point(180, 40, '+100'), point(360, 20, '+50'))).toEqual([
      '+20 start',
      '+100 middle',
      '+50 end',
    ]);
  });

  it('make way for a higher step beside them', () => {
    expect(labels(point(100, 60, '+20'), point(108, 20))).toEqual(['+20 end']);
    expect(labels(point(40, 20), point(100, 70), point(104, 40, '+20'))).toEqual(['+20 start']);
  });

  it('are left out where they would cross the line or an earlier label', () => {
    expect(labels(point(180, 40, '+100'), point(186, 42, '+50'))).toEqual(['+100 middle']);
    expect(labels(point(80, 20), point(94, 70), point(98, 60, '+20'), point(102, 20))).toEqual([]);
  });
});
