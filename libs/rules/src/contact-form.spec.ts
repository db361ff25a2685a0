import { contactFailure } from './contact-form';

const form = { name: 'Dana Reyes', email: 'dana@gmail.com', phone: '415-555-0100', message: 'Hello.' };
const emailOf = (length: number) => {
  const rest = '@mail.example';
  return `${'a'.repeat(60)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(length - 60 * 3 - 3 - rest.length)}.mail.example`;
};

describe('contact form', () => {
  it('is valid within its limits, ignoring surrounding whitespace', () => {
    expect(contactFailure(form)).toBeUndefined();
    expect(contactFailure({ ...form, name: ` ${'n'.repeat(100)} ` })).toBeUndefined();
    expect(contactFailure({ ...form, message: `\n${'m'.repeat(2000)} ` })).toBeUndefined();
    expect(emailOf(255)).toHaveLength(255);
    expect(contactFailure({ ...form, email: emailOf(255) })).toBeUndefined();
  });

  it.each([
    ['name', '', 'Name is required'],
    ['name', '   ', 'Name is required'],
    ['name', 'n'.repeat(101), 'Name must be less than 100 characters'],
    ['email', '', 'Invalid email address'],
    ['email', 'dana', 'Invalid email address'],
    ['email', 'dana@fabrikam@example', 'Invalid email address'],
    ['email', emailOf(256), 'Email must be less than 255 characters'],
    ['phone', '415-555-01', 'Phone number must be at least 10 characters'],
    ['phone', '1'.repeat(21), 'Phone number must be less than 20 characters'],
    ['message', '\n', 'Message is required'],
    ['message', 'm'.repeat(2001), 'Message must be less than 2000 characters'],
  ])('is refused for its %s %p: %s', (field, value, message) => {
    expect(contactFailure({ ...form, [field]: value })).toEqual({ field, message });
  });

  it('reports the first broken rule', () => {
    const empty = { name: '', email: '', phone: '', message: '' };
    expect(contactFailure(empty)?.field).toBe('name');
    expect(contactFailure({ ...empty, name: 'Dana' })?.field).toBe('email');
    expect(contactFailure({ ...empty, name: 'Dana', email: form.email })?.field).toBe('phone');
    expect(contactFailure({ ...form, message: '' })?.field).toBe('message');
  });
});
