import { DomainError } from '@casewright/kernel';
import { Controller, Delete, Head, Param, ParseUUIDPipe, Patch, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Server } from '@tus/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../http/access';
import { CurrentUser } from '../http/principal';
import { prepared, SqlReader } from '../persistence/sql-reader';
import { FileNotFound } from './files.errors';
import { UploadPieces } from './upload-pieces';

const mine = prepared<{ readonly id: string }>(
  'platform.find-own-upload',
  'select id from platform.files where id = $1 and owner_id = $2',
);

const NOT_FOUND = 404;
const CONFLICT = 409;

/**
 * The bytes of files, by the tus protocol (tus.io): they may come in pieces, and go on after a lost connection. The context
 * that a file belongs to has added it before, with its size.
 */
@ApiExcludeController()
@Controller('uploads')
@Access('signed-in')
export class UploadsController {
  private readonly tus: Server;

  constructor(
    private readonly reader: SqlReader,
    pieces: UploadPieces,
  ) {
    this.tus = new Server({
      path: '/api/uploads',
      datastore: pieces,
      allowedOrigins: [],
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

  /** @throws FileNotFound for another's file too */
  private async handle(userId: string, id: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if ((await this.reader.read(mine, [id, userId])).length === 0) throw new FileNotFound();
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    await this.tus.handle(request.raw, reply.raw);
  }
}
