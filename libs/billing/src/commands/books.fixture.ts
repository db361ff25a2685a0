import { NOW } from '../domain/credit-account.fixture';
import type { BooksInMemory } from '../domain/credit-account.repository.fake';
import { Books } from './books';

/** What the handlers work with, over books in memory. */
export const booksOver = ({ accounts, ledger }: BooksInMemory, clock = { now: () => NOW }): Books =>
  new Books(accounts, ledger, clock);
