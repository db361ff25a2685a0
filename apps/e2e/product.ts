/** Where the product under test is, as `npm test -- journeys` says in the environment. */
export const product = {
  url: told('PRODUCT_URL'),
  inboxUrl: told('INBOX_URL'),
  paymentsUrl: told('PAYMENTS_URL'),
  /** Of the accounts of development. */
  demoPassword: told('DEMO_PASSWORD'),
  /** The folder with the published files. */
  site: told('SITE'),
  /** The folder with its logs and secrets. */
  state: told('CASEWRIGHT_STATE'),
  /** Of one journey, and of one wait within it. */
  deadlineMs: Number(told('TEST_DEADLINE_MS')),
  waitMs: Number(told('TEST_WAIT_MS')),
};

function told(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: \`npm test -- journeys\` starts a product and says where it is.`);
  return value;
}
