import { NOW } from '../domain/credit-account.fixture';
import type { LedgerInMemory } from '../domain/credit-account.repository.fake';
import { LedgerPoster } from './ledger-poster';

export const ledgerPosterOver = ({ accounts, ledger }: LedgerInMemory, clock = { now: () => NOW }): LedgerPoster =>
  new LedgerPoster(accounts, ledger, clock, { record: () => undefined });
