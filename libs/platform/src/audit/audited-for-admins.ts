import { type CustomDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import type { Principal } from '../http/principal';

const AUDITED = 'platform.audited-for-admins';

/** Records an admin's call of a route that users and admins share. */
export const AuditedForAdmins = (): CustomDecorator => SetMetadata(AUDITED, true);

export const isAuditedFor = (
  principal: Principal | undefined,
  reflector: Reflector,
  context: ExecutionContext,
): boolean =>
  Boolean(principal?.isAdmin && principal.isMfa) &&
  reflector.get<boolean | undefined>(AUDITED, context.getHandler()) === true;
