import type { OutgoingHttpHeaders } from 'node:http';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../http/access';
import { networkOf } from '../http/network-of';
import { principalOf } from '../http/principal';
import { SessionCookie } from '../http/session-cookie';
import { LiveStreams } from './live-streams';

@Controller('live')
@Access('signed-in')
@ApiExcludeController()
export class LiveController {
  constructor(
    private readonly streams: LiveStreams,
    private readonly cookie: SessionCookie,
  ) {}

  @Get()
  open(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const { userId } = principalOf(request);
    const network = networkOf(request.ip);
    this.streams.refuseTooMany(userId, network);
    reply.hijack();
    reply.raw.writeHead(200, {
      ...(reply.getHeaders() as OutgoingHttpHeaders),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Turns off buffering in nginx.
      'x-accel-buffering': 'no',
    });
    this.streams.open({ userId, network, token: this.cookie.read(request) ?? '' }, reply.raw);
  }
}
