import { Access, RateLimit, Text } from '@casewright/platform';
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SecondStep } from '../../processes/second-step';
import { BrowserCookies } from '../../../adapters/http/browser-cookies';
import { SessionAnswer } from '../../../adapters/http/session.answer';

class SecondStepBody {
  @Text({ min: 1, max: 40, example: '123456' })
  readonly code!: string;
}

@ApiTags('identity')
@Controller('session/second-step')
export class SecondStepController {
  constructor(
    private readonly secondStep: SecondStep,
    private readonly cookies: BrowserCookies,
  ) {}

  @Post()
  @HttpCode(200)
  @Access('anyone')
  @RateLimit({ name: 'second-step', points: 60, perSeconds: 60, by: 'address' })
  @ApiOperation({ operationId: 'take-second-step' })
  @ApiOkResponse({ type: SessionAnswer })
  async complete(
    @Body() { code }: SecondStepBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionAnswer> {
    const token = this.cookies.tokenOf(request, 'second-step');
    const issued = await this.secondStep.complete(token, code, this.cookies.browserOf(request));
    this.cookies.end(reply, 'second-step');
    this.cookies.set(reply, issued);
    return SessionAnswer.of(issued.session);
  }
}
