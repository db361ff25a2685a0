import { DomainError } from '@casewright/kernel';
import { Controller, Delete, Head, Param, ParseUUIDPipe, Patch, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Server } from '@tus/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../http/access';
import { CurrentUser } from '../http/principal';
import { RateLimit, TooManyRequests } from '../http/rate-limit';
import { FileNotFound } from './files.errors';
import { UploadPieces } from './upload-pieces';

/** Placeholder: only the path is used. */
const ORIGIN = 'http://localhost';
const TUS_HEADERS = ['tus-resumable', 'upload-offset', 'upload-length', 'content-type', 'content-length'] as const;
/** No lock needed: a newer request ends the older one, and the database accepts one of two uploads of the same bytes. */
const NO_LOCK = { lock: () => Promise.resolve(), unlock: () => Promise.resolve() };

const NOT_FOUND = 404;
const CONFLICT = 409;
const TOO_MANY = 429;

const statusOf = (error: DomainError): number => {
  if (error instanceof TooManyRequests) return TOO_MANY;
  return error instanceof FileNotFound ? NOT_FOUND : CONFLICT;
};

/** Resumable uploads by the tus protocol (tus.io). The file's context adds the file with its size first. */
@ApiExcludeController()
@Controller('uploads')
@Access('signed-in')
export class UploadsController {
  private readonly tus: Server;

  constructor(private readonly pieces: UploadPieces) {
    this.tus = new Server({
      path: '/api/uploads',
      datastore: pieces,
      allowedOrigins: [],
      locker: { newLock: () => NO_LOCK },
      disableTerminationForFinishedUploads: true,
      onResponseError: (_request, error) => {
        if (!(error instanceof DomainError)) return undefined;
        return { status_code: statusOf(error), body: error.message };
      },
    });
  }

  @Head(':id')
  progress(
    @CurrentUser() userId: string,
    @Param('id', ParseUUIDPipe) id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    return this.answer(request, reply, (answer) => this.pieces.handle(userId, id, request.raw, answer));
  }

  @Patch(':id')
  @RateLimit({ name: 'upload', points: 600, perSeconds: 60, by: 'user' })
  upload(
    @CurrentUser() userId: string,
    @Param('id', ParseUUIDPipe) id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    return this.answer(request, reply, (answer) => this.pieces.receive(userId, id, request.raw, answer));
  }

  @Delete(':id')
  cancel(
    @CurrentUser() userId: string,
    @Param('id', ParseUUIDPipe) id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    return this.answer(request, reply, (answer) => this.pieces.handle(userId, id, request.raw, answer));
  }

  private async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    handle: (answer: () => Promise<Response>) => Promise<Response>,
  ): Promise<void> {
    const headers = new Headers();
    for (const name of TUS_HEADERS) {
      const value = request.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    const asked = new Request(new URL(request.url, ORIGIN), { method: request.method, headers });
    const answer = await handle(() => this.tus.handleWeb(asked));
    await reply
      .status(answer.status)
      .headers(Object.fromEntries(answer.headers))
      .send(await answer.text());
  }
}
