import { DomainError } from '@casewright/kernel';
import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { NotSignedIn, type Principal } from './principal';
import { SessionCookie } from './session-cookie';

/** `verified` requires a verified email address (Identity 5), `admin` a session opened with a second factor. */
export type AccessLevel = 'anyone' | 'signed-in' | 'verified' | 'admin';

export const ACCESS = 'casewright:access';

/** Required on every route or its controller: routes without it are refused. */
export const Access = (level: AccessLevel) => SetMetadata(ACCESS, level);

const TEAM_MAIL = 'casewright:team-mail';

/** Routes on which admins read and write as the team: for them, the second factor of the admin area is required. */
export const TeamMail = (isTeamMail = true) => SetMetadata(TEAM_MAIL, isTeamMail);

/** Implemented by the context that owns accounts. */
export abstract class Sessions {
  abstract authenticate(token: string): Promise<Principal | undefined>;
}

@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: Sessions,
    private readonly cookie: SessionCookie,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const level = accessOf(this.reflector, context);
    if (level === 'anyone') return true;

    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const principal = await this.principalOf(request);
    refuseUnless(level, principal);
    const places = [context.getHandler(), context.getClass()];
    if (principal.isAdmin && this.reflector.getAllAndOverride<boolean | undefined>(TEAM_MAIL, places))
      refuseUnless('admin', principal);
    request.principal = principal;
    return true;
  }

  private async principalOf(request: FastifyRequest): Promise<Principal> {
    const token = this.cookie.read(request);
    const principal = token ? await this.sessions.authenticate(token) : undefined;
    if (!principal) throw new NotSignedIn();
    return principal;
  }
}

export function accessOf(
  reflector: Reflector,
  context: Pick<ExecutionContext, 'getHandler' | 'getClass'>,
): AccessLevel {
  const level = reflector.getAllAndOverride<AccessLevel | undefined>(ACCESS, [
    context.getHandler(),
    context.getClass(),
  ]);
  if (!level) throw new Error(`${context.getClass().name}.${context.getHandler().name} does not state its access.`);
  return level;
}

export function refuseUnless(level: AccessLevel, principal: Principal): void {
  if (level === 'admin' && !principal.isAdmin) throw new AdminsOnly();
  if (level === 'admin' && !principal.isMfa) throw new TwoStepRequired(principal.hasSecondFactor);
  if (level === 'verified' && !principal.emailVerified) throw new EmailNotVerified();
}

class AdminsOnly extends DomainError {
  readonly code = 'platform.admins-only';
  readonly kind = 'forbidden';

  constructor() {
    super("You don't have admin privileges to access this page.");
  }
}

/** A stolen admin password alone must not open the admin area. */
class TwoStepRequired extends DomainError {
  readonly code = 'identity.two-step-required';
  readonly kind = 'forbidden';

  constructor(isEnrolled: boolean) {
    super('Admins need two-step verification for this.', { isEnrolled });
  }
}

class EmailNotVerified extends DomainError {
  readonly code = 'identity.email-not-verified';
  readonly kind = 'forbidden';

  constructor() {
    super('Please verify your email address to access your account.');
  }
}
