import { clearNotices, notify, useNotices } from './notices';

const shown = () => useNotices.getState().map(({ title, message }) => (message ? `${title} / ${message}` : title));

describe('notices', () => {
  beforeEach(() => useNotices.setState([], true));

  it('never show an error beside a success', () => {
    notify({ title: 'Reminder' });
    notify({ title: 'Error', message: 'Failed to verify code', kind: 'error' });
    notify({ title: 'Code Sent', kind: 'success' });
    expect(shown()).toEqual(['Reminder', 'Code Sent']);
    notify({ title: 'Error', message: 'Failed to verify code', kind: 'error' });
    expect(shown()).toEqual(['Reminder', 'Error / Failed to verify code']);
  });

  it('are cleared by a new attempt', () => {
    notify({ title: 'Error', message: 'Failed to verify code', kind: 'error' });
    notify({ title: 'Reminder' });
    clearNotices();
    expect(shown()).toEqual([]);
  });

  it('are merged if they repeat', () => {
    notify({ title: 'Error', message: 'a' });
    notify({ title: 'Error', message: 'b' });
    notify({ title: 'Error', message: 'a' });
    expect(shown()).toEqual(['Error / b', 'Error / a']);
  });

  it('keep the way to go on if they repeat without it', () => {
    const link = { label: 'Verify your email', path: '/verify-email' };
    notify({ title: 'Email Verification Required', message: 'a', kind: 'error', link });
    notify({ title: 'Error', message: 'a', kind: 'error' });
    expect(useNotices.getState()).toMatchObject([{ title: 'Email Verification Required', link }]);
  });

  it('never fill the screen', () => {
    for (let n = 1; n <= 9; n++) notify({ title: `Notice ${n}` });
    expect(shown()).toEqual(['Notice 6', 'Notice 7', 'Notice 8', 'Notice 9']);
  });
});
