import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import { SignIn, type SignInResult } from '../../processes/sign-in';
import { BrowserCookies } from './browser-cookies';

@Injectable()
export class PasswordStrategy extends PassportStrategy(Strategy) {
  constructor(
    private readonly signIn: SignIn,
    private readonly cookies: BrowserCookies,
  ) {
    super({ usernameField: 'email', passReqToCallback: true });
  }

  validate(request: FastifyRequest, email: string, password: string): Promise<SignInResult> {
    return this.signIn.withPassword(email, password, this.cookies.browserOf(request));
  }
}
