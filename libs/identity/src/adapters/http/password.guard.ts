import { AuditedWorks, RequestValidation, workOf } from '@casewright/platform';
import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { WrongCredentials } from '../../domain/attempts.errors';
import type { SignInResult } from '../../processes/sign-in';
import { SignInBody } from './sign-in.body';

declare module 'fastify' {
  interface FastifyRequest {
    user?: SignInResult;
  }
}

@Injectable()
export class PasswordGuard extends AuthGuard('local') {
  private readonly validation = new RequestValidation();

  constructor(private readonly works: AuditedWorks) {
    super();
  }

  /** Guards run before Nest validates the body, and before the audit trail knows of the request. */
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    await this.validation.transform(request.body, { type: 'body', metatype: SignInBody });
    return (await this.works.during(workOf(request), () => super.canActivate(context))) === true;
  }

  /** Passport itself rejects empty fields. */
  override handleRequest<User>(error: unknown, user: User): User {
    if (error instanceof Error) throw error;
    if (!user) throw new WrongCredentials();
    return user;
  }
}
