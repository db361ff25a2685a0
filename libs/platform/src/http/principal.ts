import { DomainError } from '@casewright/kernel';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

export interface Principal {
  readonly userId: string;
  readonly email: string;
  readonly isAdmin: boolean;
  readonly emailVerified: boolean;
  /** Whether the session was opened with a second factor. */
  readonly isMfa: boolean;
  readonly hasSecondFactor: boolean;
  readonly sessionId: string;
  /** When the user last gave a password or passkey in this session. */
  readonly confirmedAt?: Date | null;
}

declare module 'fastify' {
  interface FastifyRequest {
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

export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext) => {
  return principalOf(requestOf(context)).userId;
});

export const CurrentPrincipal = createParamDecorator((_: unknown, context: ExecutionContext) => {
  return principalOf(requestOf(context));
});
