import { Access, networkOf, RateLimit, Text } from '@casewright/platform';
import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { SubmitContactForm } from '../../commands/submit-contact-form';

/** Beyond what the form's own rules refuse, in their words. */
const MAX_LENGTH = 10_000;

class ContactFormBody {
  @Text({ max: MAX_LENGTH, example: 'Dana Reyes' })
  readonly name!: string;

  @Text({ max: MAX_LENGTH, example: 'dana@fabrikam.example' })
  readonly email!: string;

  @Text({ max: MAX_LENGTH, example: '415-555-0100' })
  readonly phone!: string;

  @Text({ max: MAX_LENGTH, example: 'What does a case cost?' })
  readonly message!: string;

  /** A field that people do not see and programs fill in. */
  @Text({ max: MAX_LENGTH, optional: true })
  readonly website?: string;
}

@ApiTags('messaging')
@Controller('contact-submissions')
export class ContactFormController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @HttpCode(204)
  @Access('anyone')
  @RateLimit({ name: 'contact', points: 60, perSeconds: 60, by: 'address' })
  @ApiOperation({ operationId: 'submit-contact-form' })
  @ApiNoContentResponse()
  async submit(@Ip() ip: string, @Body() { website, ...form }: ContactFormBody): Promise<void> {
    if (website) return;
    await this.commands.execute(new SubmitContactForm(networkOf(ip), form));
  }
}
