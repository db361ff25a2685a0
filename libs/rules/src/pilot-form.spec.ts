import { pilotFailures } from './pilot-form';

const form = {
  workEmail: 'dana@northwind.example',
  company: 'Northwind',
  contactName: 'Dana Reyes',
  contactNumber: '415-555-0100',
  agreeToTerms: true,
};

describe('pilot form', () => {
  it('is valid if everything is filled in and agreed to', () => {
    expect(pilotFailures(form)).toEqual([]);
  });

  it('requires every field and the agreement', () => {
    const empty = { workEmail: ' ', company: ' ', contactName: '', contactNumber: '', agreeToTerms: false };
    expect(pilotFailures(empty)).toEqual([
      { field: 'workEmail', message: 'Email is required' },
      { field: 'company', message: 'Company is required' },
      { field: 'contactName', message: 'Contact name is required' },
      { field: 'contactNumber', message: 'Contact number is required' },
      { field: 'agreeToTerms', message: 'Please agree to the terms before submitting.' },
    ]);
  });

  it.each([
    ['workEmail', 'dana@', 'Please enter a valid email address'],
    ['company', 'c'.repeat(101), 'Company must be less than 100 characters'],
    ['contactName', 'n'.repeat(101), 'Contact name must be less than 100 characters'],
  ])('is refused for its %s %p', (field, value, message) => {
    expect(pilotFailures({ ...form, [field]: value })).toEqual([{ field, message }]);
  });
});
