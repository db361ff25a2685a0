import { RequestValidation } from '@casewright/platform';
import { type ExecutionContext, Injectable } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { WrongCredentials } from '../../domain/attempts.errors';
import type { SignInResult } from '../../processes/sign-in';
import { SignInBody } from './sign-in.body';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the password guard. */
    user?: SignInResult;
  }
}

/** Lets in whoever gives the right password. */
@Injectable()
export class PasswordGuard extends AuthGuard('local') {
  private readonly validation = new RequestValidation();

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    // A guard runs before the body is checked; what it passes on must be what the strategy expects.
    const { body } = context.switchToHttp().getRequest<FastifyRequest>();
    await this.validation.transform(body, { type: 'body', metatype: SignInBody });
    return (await super.canActivate(context)) === true;
  }

  /** Passport itself turns down what is empty. */
  override handleRequest<User>(error: unknown, user: User): User {
    if (error instanceof Error) throw error;
    if (!user) throw new WrongCredentials();
    return user;
  }
}
