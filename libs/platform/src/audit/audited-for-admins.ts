import { type CustomDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { Principal } from '../http/principal';

const AUDITED = 'platform.audited-for-admins';

/** For a route where users see what is theirs and admins what is anybody's: an admin's look leaves an entry. */
export const AuditedForAdmins = (): CustomDecorator => SetMetadata(AUDITED, true);

export const isAuditedFor = (
  principal: Principal | undefined,
  reflector: Reflector,
  context: ExecutionContext,
): boolean =>
  Boolean(principal?.isAdmin && principal.isMfa) &&
  reflector.get<boolean | undefined>(AUDITED, context.getHandler()) === true;
