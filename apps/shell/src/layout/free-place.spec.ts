import { freePlace } from './free-place';

const NOTICE = { width: 380, height: 80 };
const WIDE = { width: 1440, height: 900 };
const box = (left: number, top: number, width: number, height: number) => ({
  ...{ left, top },
  ...{ right: left + width, bottom: top + height },
});

describe('the place of notices', () => {
  it('is the bottom right if no action is there', () => {
    expect(freePlace(NOTICE, WIDE, 18, [box(100, 850, 200, 40)])).toEqual({ left: 1042, top: 802 });
  });

  it('is above the actions at the bottom right', () => {
    const actions = [box(1200, 840, 120, 40), box(1200, 740, 120, 40)];
    expect(freePlace(NOTICE, WIDE, 18, actions)).toEqual({ left: 1042, top: 652 });
  });

  it('is above a bar at the bottom of a phone', () => {
    const phone = { width: 390, height: 844 };
    expect(freePlace({ width: 354, height: 80 }, phone, 18, [box(0, 780, 390, 64)])).toEqual({ left: 18, top: 692 });
  });

  it('is the left if the right is full', () => {
    expect(freePlace(NOTICE, WIDE, 18, [box(1100, 0, 200, 900)])).toEqual({ left: 18, top: 802 });
  });

  it('is over a part of a text field, rather than over a button, if nothing is free', () => {
    const [field, button] = [box(0, 0, 1440, 900), box(1300, 850, 100, 40)];
    expect(freePlace(NOTICE, WIDE, 18, [field, button])).toEqual({ left: 1042, top: 762 });
  });

  it('is the bottom right if every place is taken by buttons', () => {
    const buttons = Array.from({ length: 18 }, (_, row) => box(0, row * 50, 1440, 40));
    expect(freePlace(NOTICE, WIDE, 18, buttons)).toEqual({ left: 1042, top: 802 });
  });
});
