import { DomainError } from '@casewright/kernel';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

export interface Principal {
  readonly userId: string;
  readonly email: string;
  readonly isAdmin: boolean;
  readonly emailVerified: boolean;
  /** Whether their session was opened with a second factor. */
  readonly isMfa: boolean;
  /** Whether they have one to sign in with. */
  readonly hasSecondFactor: boolean;
  readonly sessionId: string;
  /** When they last gave their password or a passkey in it. */
  readonly confirmedAt?: Date | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the access guard. */
    principal?: Principal;
  }
}

export class NotSignedIn extends DomainError {
  readonly code = 'platform.not-signed-in';
  readonly kind = 'unauthenticated';

  constructor() {
    super('Please sign in.');
  }
}

export function principalOf({ principal }: FastifyRequest): Principal {
  if (!principal) throw new NotSignedIn();
  return principal;
}

const requestOf = (context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>();

/** The signed-in user's id. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext) => {
  return principalOf(requestOf(context)).userId;
});

export const CurrentPrincipal = createParamDecorator((_: unknown, context: ExecutionContext) => {
  return principalOf(requestOf(context));
});
