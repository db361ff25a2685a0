import { useSession, type SignedInUser } from './session';

export { createMemoryRouter } from 'react-router-dom';

export const aUser = (given: Partial<SignedInUser> = {}): SignedInUser => ({
  id: 'u-1',
  email: 'seller@northwind.example',
  name: 'seller',
  firstName: 'Sam',
  lastName: 'Seller',
  isAdmin: false,
  emailVerified: true,
  createdAt: '2025-01-15T09:30:00.000Z',
  sessionSecondsLeft: 30 * 24 * 60 * 60,
  hasTwoStep: false,
  hasPasskeys: false,
  isMfa: false,
  deletionDueAt: null,
  ...given,
});

export const signedInAs = (given: Partial<SignedInUser> = {}): void =>
  useSession.setState({ status: 'signed-in', user: aUser(given) }, true);

export const signedOut = (): void => useSession.setState({ status: 'signed-out' }, true);
export {
  browserWith,
  browserWithout,
  CHALLENGE,
  CREATION,
  MADE,
  refusedByBrowser,
  SIGNED,
  signed,
} from './passkeys/passkeys.fixture';
export { type Answers, refusal, mockServer, type RecordedRequest } from './test-server';

export const aBalance = (balance: number) => ({ balance, held: 0, debt: 0 });
