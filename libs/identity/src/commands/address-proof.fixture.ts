import type { PeopleInMemory } from '../domain/people.repository.fake';
import { SignInMethodsInMemory } from '../sign-in-methods/domain/sign-in-methods.fake';
import { AddressProof } from './address-proof';
import { SecondFactors } from '../sign-in-methods/commands/second-factors';

export function addressProofFor(people: PeopleInMemory, methods = new SignInMethodsInMemory()): AddressProof {
  const { authenticators, recoveryCodes, passkeys } = methods;
  const secondFactors = new SecondFactors(authenticators, recoveryCodes, passkeys);
  return new AddressProof(people.registrations, people.codes, secondFactors, people.sessions);
}
