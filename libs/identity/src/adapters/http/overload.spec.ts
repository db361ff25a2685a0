import type { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { ReturnTries, ReturnTriesHandler } from '../../commands/return-tries';
import { TakePasswordTry, TakePasswordTryHandler } from '../../commands/take-password-try';
import { TakeSignInTry, TakeSignInTryHandler } from '../../commands/take-sign-in-try';
import { NOW } from '../../domain/account.fixture';
import { PeopleInMemory } from '../../domain/repositories.fake';
import { FindCredentials } from '../../queries/find-credentials';
import { TooManyPasswordsAtOnce } from '../secrets/hashing-queue';
import type { Passwords } from '../secrets/passwords';
import { PasswordConfirmation } from './password-confirmation';
import { PasswordStrategy } from './password.strategy';
import type { SessionDoor } from './session-door';

const HASH = '$argon2id$of-a-password';
const BUSY = new TooManyPasswordsAtOnce(2);

describe('a password that cannot be judged because of too many at once', () => {
  it('is no wrong attempt to sign in', async () => {
    const { signIn, counted } = given({ isRight: () => Promise.reject(BUSY) });

    await expect(signIn()).rejects.toBe(BUSY);

    expect(counted()).toEqual({ 'network-address': 0, 'sign-in': 0 });
  });

  it('is no wrong attempt to confirm something', async () => {
    const { confirm, counted } = given({ isRight: () => Promise.reject(BUSY) });

    await expect(confirm()).rejects.toBe(BUSY);

    expect(counted()).toEqual({ 'confirm-password': 0 });
  });

  it('stays counted when it was judged wrong for the account before', async () => {
    const { signIn, counted } = given({ isRight: () => Promise.resolve(false), hashAt: () => Promise.reject(BUSY) });

    await expect(signIn()).rejects.toBe(BUSY);

    expect(counted()).toEqual({ 'network-address': 1, 'sign-in': 1 });
  });
});

function given(judging: Partial<Passwords>) {
  const people = new PeopleInMemory();
  const { triesBook, devices } = people;
  const clock = { now: () => NOW };
  const execute = async (command: unknown): Promise<unknown> => {
    if (command instanceof TakeSignInTry) return new TakeSignInTryHandler(devices, triesBook, clock).execute(command);
    if (command instanceof TakePasswordTry) return new TakePasswordTryHandler(triesBook, clock).execute(command);
    if (command instanceof ReturnTries) return new ReturnTriesHandler(triesBook).execute(command);
    return undefined;
  };
  const commands = { execute } as unknown as CommandBus;
  const queries = {
    execute: async (query: unknown) =>
      query instanceof FindCredentials
        ? { accountId: 'sam', passwordHash: HASH, mustVerify: false, hasTwoStep: false }
        : HASH,
  } as unknown as QueryBus;
  const passwords = judging as Passwords;
  const door = { deviceTokenHash: () => undefined } as unknown as SessionDoor;
  const strategy = new PasswordStrategy(commands, queries, passwords, door);
  const confirmation = new PasswordConfirmation(commands, queries, passwords);
  return {
    signIn: () => strategy.validate({ ip: '198.51.100.1' } as FastifyRequest, 'sam@acme.example', 'a password'),
    confirm: () => confirmation.refuseUnlessRight('sam', 'a password'),
    counted: () => Object.fromEntries(people.kept.tries.map(({ tries }) => [tries.purpose, tries.taken])),
  };
}
