import { deviceKind, deviceName } from './device-name';

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

describe('device', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux', 'computer'],
    [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${SAFARI}`, 'Safari on iOS', 'phone'],
    [`Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) ${SAFARI}`, 'Safari on iOS', 'tablet'],
    ['something of their own', 'an unknown browser', 'unknown'],
    ['x'.repeat(400), 'an unknown browser', 'unknown'],
    [null, 'an unknown browser', 'unknown'],
  ])('of %j is %j, a %s', (userAgent, name, kind) => {
    expect([deviceName(userAgent), deviceKind(userAgent)]).toEqual([name, kind]);
  });
});
