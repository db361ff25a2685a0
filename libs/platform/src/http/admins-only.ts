import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuseUnless, Sessions } from './access';
import { NotSignedIn } from './principal';
import { sendProblem } from './problem-details.filter';
import { SessionCookie } from './session-cookie';

type Authenticate = (request: FastifyRequest) => Promise<void>;

/** Authenticates admins for pages outside Nest's pipeline. */
export function adminsOf(app: NestFastifyApplication): Authenticate {
  const sessions = app.get(Sessions, { strict: false });
  const cookie = app.get(SessionCookie);
  return async (request) => {
    const token = cookie.read(request);
    const principal = token ? await sessions.authenticate(token) : undefined;
    if (!principal) throw new NotSignedIn();
    refuseUnless('admin', principal);
    request.principal = principal;
  };
}

/** Call before the routes under `path` are declared. */
export function restrictToAdmins(app: NestFastifyApplication, path: string): void {
  const authenticate = adminsOf(app);
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    if (!request.routeOptions.url?.startsWith(path)) return;
    try {
      await authenticate(request);
    } catch (error) {
      sendProblem(reply, error);
      return reply;
    }
  });
}
