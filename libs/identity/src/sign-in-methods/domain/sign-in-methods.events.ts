import { IntegrationEvent } from '@casewright/kernel';

export const SIGN_IN_CHANGES = [
  'two-step-on',
  'two-step-off',
  'recovery-codes-renewed',
  'recovery-code-used',
  'second-step-failing',
  'passkey-added',
  'passkey-removed',
  'passkey-copied',
  'second-factors-removed',
] as const;

export type SignInChange = (typeof SIGN_IN_CHANGES)[number];

/** Notifies the owner, who may not have made the change. */
export class SignInChanged extends IntegrationEvent {
  constructor(
    readonly accountId: string,
    readonly email: string,
    readonly change: SignInChange,
    readonly occurredAt: Date,
  ) {
    super();
  }

  get type(): string {
    return 'identity.sign-in-changed';
  }
}
