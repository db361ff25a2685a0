/** The product under test, from the environment that `npm test -- journeys` sets. */
export const product = {
  url: told('PRODUCT_URL'),
  inboxUrl: told('INBOX_URL'),
  paymentsUrl: told('PAYMENTS_URL'),
  demoPassword: told('DEMO_PASSWORD'),
  site: told('SITE'),
  /** Folder with logs and secrets. */
  state: told('CASEWRIGHT_STATE'),
  deadlineMs: Number(told('TEST_DEADLINE_MS')),
  waitMs: Number(told('TEST_WAIT_MS')),
};

function told(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: \`npm test -- journeys\` starts a product and says where it is.`);
  return value;
}
