import { useNotices } from '@casewright/web';
import { refusal, mockServer } from '@casewright/web/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from '../page/open-page.fixture';

const user = userEvent.setup();
const notices = () => useNotices.getState().map(({ title, message }) => `${title} / ${message}`);
const field = (name: string) => screen.getByRole('textbox', { name });
const send = () => user.click(screen.getByRole('button', { name: 'Send Message' }));
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const fillIn = () => {
  type('Contact Name', 'Ruth Adeyemi');
  type('Contact Email', 'ruth@harbor.example');
  type('Contact Number', '4155550142');
  type('Message', 'Hello.');
};
const CALL = 'POST /api/contact-submissions';

describe('the contact page', () => {
  beforeEach(() => {
    useNotices.setState([], true);
    localStorage.clear();
    sessionStorage.clear();
  });

  it.each([
    ['?source=plans', 'Back to Plans', '/plans'],
    ['', 'Back to Home', '/'],
    ['?source=__proto__', 'Back to Home', '/'],
  ])('links back with %p: %s', async (query, label, address) => {
    await openPage(`/contact${query}`);
    expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', address);
  });

  it('sends the message once, thanks, and clears the form', async () => {
    let answer = () => {};
    const asked = mockServer({
      [CALL]: () => new Promise<undefined>((resolve) => (answer = () => resolve(undefined))),
    });
    await openPage('/contact');
    fillIn();
    expect(field('Contact Number')).toHaveValue('415-555-0142');
    await user.dblClick(screen.getByRole('button', { name: 'Send Message' }));
    expect(screen.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true');
    answer();
    await screen.findByRole('button', { name: 'Send Message' });
    expect(asked.map(({ body }) => body)).toEqual([
      { name: 'Ruth Adeyemi', email: 'ruth@harbor.example', phone: '415-555-0142', message: 'Hello.' },
    ]);
    expect(notices()).toEqual(["Message Sent / Thank you for contacting us! We'll get back to you soon."]);
    expect(field('Message')).toHaveValue('');
  });

  it('asks to wait after a message, with the seconds left, without a request', async () => {
    const asked = mockServer({ [CALL]: () => undefined });
    const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    await openPage('/contact');
    fillIn();
    await send();
    clock.mockReturnValue(1_000_000 + 12_500);
    fillIn();
    await send();
    clock.mockRestore();
    expect(notices()).toEqual(['Please Wait / You can submit another message in 48 seconds.']);
    expect(asked).toHaveLength(1);
    expect(field('Message')).toHaveValue('Hello.');
  });

  it('shows the first violated rule at its field and as a notice', async () => {
    const asked = mockServer({});
    await openPage('/contact');
    type('Contact Name', 'Ruth');
    await send();
    expect(notices()).toEqual(['Validation Error / Invalid email address']);
    expect(field('Contact Email')).toHaveAccessibleDescription('Invalid email address');
    expect(field('Contact Email')).toHaveFocus();
    expect(field('Contact Number')).not.toHaveAccessibleDescription();
    expect(asked).toEqual([]);
  });

  it.each([
    [
      refusal(429, 'messaging.contact-cooldown', 'You can submit another message in 7 seconds.', {
        retryAfterSeconds: 7,
      }),
      'Please Wait / You can submit another message in 7 seconds.',
    ],
    [
      refusal(422, 'messaging.submission-invalid', 'Invalid email address', { fields: { email: ['x'] } }),
      'Validation Error / Invalid email address',
    ],
    [
      refusal(503, 'platform.unavailable', 'Away.'),
      'Error / There was a problem sending your message. Please try again.',
    ],
  ])('keeps the input if the server refuses', async (answer, notice) => {
    mockServer({ [CALL]: () => answer });
    await openPage('/contact');
    fillIn();
    await send();
    expect(notices()).toEqual([notice]);
    expect(field('Message')).toHaveValue('Hello.');
  });

  it('keeps the input while another page is open', async () => {
    await openPage('/contact');
    fillIn();
    document.body.innerHTML = '';
    await openPage('/contact');
    expect(field('Contact Number')).toHaveValue('415-555-0142');
  });
});

describe('a phone number', () => {
  it('keeps the caret where a digit is inserted', async () => {
    await openPage('/contact');
    const phone = field('Contact Number') as HTMLInputElement;
    type('Contact Number', '41555501');
    await user.type(phone, '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(phone).toHaveValue('491-555-501');
    expect(phone.selectionStart).toBe(2);
  });
});
