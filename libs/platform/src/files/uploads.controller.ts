import { DomainError } from '@casewright/kernel';
import { Controller, Delete, Head, Param, ParseUUIDPipe, Patch, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Server } from '@tus/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../http/access';
import { CurrentUser } from '../http/principal';
import { FileNotFound } from './files.errors';
import { UploadPieces } from './upload-pieces';

/** Placeholder: only the path is used. */
const ORIGIN = 'http://localhost';
const TUS_HEADERS = ['tus-resumable', 'upload-offset', 'upload-length', 'content-type', 'content-length'] as const;
/** No lock needed: the database accepts one of two uploads of the same bytes. */
const NO_LOCK = { lock: () => Promise.resolve(), unlock: () => Promise.resolve() };

const NOT_FOUND = 404;
const CONFLICT = 409;

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
        return { status_code: error instanceof FileNotFound ? NOT_FOUND : CONFLICT, body: error.message };
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
    return this.handle(userId, id, request, reply);
  }

  @Patch(':id')
  upload(
    @CurrentUser() userId: string,
    @Param('id', ParseUUIDPipe) id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    return this.handle(userId, id, request, reply);
  }

  @Delete(':id')
  cancel(
    @CurrentUser() userId: string,
    @Param('id', ParseUUIDPipe) id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ) {
    return this.handle(userId, id, request, reply);
  }

  private async handle(userId: string, id: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const headers = new Headers();
    for (const name of TUS_HEADERS) {
      const value = request.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    const asked = new Request(new URL(request.url, ORIGIN), { method: request.method, headers });
    const answer = await this.pieces.handle(userId, id, request.raw, () => this.tus.handleWeb(asked));
    await reply
      .status(answer.status)
      .headers(Object.fromEntries(answer.headers))
      .send(await answer.text());
  }
}
