import { Access, RateLimit, Text } from '@casewright/platform';
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { proofOf, TakeSecondStep } from '../../commands/take-second-step';
import { SecondStepNotBegun } from '../../domain/sign-in-methods.errors';
import { FlowCookies } from './flow-cookies';
import { SessionAnswer } from './session.answer';
import { SessionDoor } from './session-door';

class SecondStepBody {
  /** Of the authenticator, or for recovery. */
  @Text({ min: 1, max: 40, example: '123456' })
  readonly code!: string;
}

@ApiTags('identity')
@Controller('session/second-step')
export class SecondStepController {
  constructor(
    private readonly commands: CommandBus,
    private readonly flows: FlowCookies,
    private readonly door: SessionDoor,
  ) {}

  /** The other half of signing in, in the browser in which the password was given. */
  @Post()
  @HttpCode(200)
  @Access('anyone')
  @RateLimit({ name: 'second-step', points: 60, perSeconds: 60, by: 'address' })
  @ApiOperation({ operationId: 'take-second-step' })
  @ApiOkResponse({ type: SessionAnswer })
  async take(
    @Body() { code }: SecondStepBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionAnswer> {
    const tokenHash = this.flows.tokenHash(request, 'second-step');
    if (!tokenHash) throw new SecondStepNotBegun();
    const proof = proofOf(await this.commands.execute(new TakeSecondStep(tokenHash, code)));
    this.flows.end(reply, 'second-step');
    return SessionAnswer.of(await this.door.open(request, reply, proof, { strong: true }));
  }
}
