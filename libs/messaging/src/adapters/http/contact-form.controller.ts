import { Access, networkOf, RateLimit, Text } from '@casewright/platform';
import { Body, Controller, HttpCode, HttpStatus, Ip, Post, Redirect } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiConsumes, ApiNoContentResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { SubmitContactForm } from '../../commands/submit-contact-form';
import { CONTACT_PAGE } from './contact-form.page';

/** Above the form's own limits, so that the form's rules word the error. */
const MAX_LENGTH = 128 * 1024;
const LIMITS = [
  { name: 'contact', points: 60, perSeconds: 60, by: 'address' },
  { name: 'contact-in-a-day', points: 100, perSeconds: 86_400, by: 'address' },
] as const;

class ContactFormBody {
  @Text({ max: MAX_LENGTH, example: 'Dana Reyes' })
  readonly name!: string;

  @Text({ max: MAX_LENGTH, example: 'dana@fabrikam.example' })
  readonly email!: string;

  @Text({ max: MAX_LENGTH, example: '415-555-0100' })
  readonly phone!: string;

  @Text({ max: MAX_LENGTH, example: 'What does a case cost?' })
  readonly message!: string;

  /** Honeypot for spam bots, hidden from people. */
  @Text({ max: MAX_LENGTH, optional: true })
  readonly website?: string;
}

@ApiTags('messaging')
@Controller()
export class ContactFormController {
  constructor(private readonly commands: CommandBus) {}

  @Post('contact-submissions')
  @HttpCode(204)
  @Access('anyone')
  @RateLimit(...LIMITS)
  @ApiOperation({ operationId: 'submit-contact-form' })
  @ApiNoContentResponse()
  async submit(@Ip() ip: string, @Body() { website, ...form }: ContactFormBody): Promise<void> {
    if (website) return;
    await this.commands.execute(new SubmitContactForm(networkOf(ip), form));
  }
  /** Posted by the page without JavaScript. */
  @Post('contact-form')
  @Redirect(`${CONTACT_PAGE}#sent`, HttpStatus.SEE_OTHER)
  @Access('anyone')
  @RateLimit(...LIMITS)
  @ApiOperation({ operationId: 'send-contact-form' })
  @ApiConsumes('application/x-www-form-urlencoded')
  @ApiResponse({ status: HttpStatus.SEE_OTHER, description: 'Sent. Redirects to the contact page.' })
  send(@Ip() ip: string, @Body() form: ContactFormBody): Promise<void> {
    // Browsers submit line breaks as CRLF, which would count twice.
    return this.submit(ip, { ...form, message: form.message.replaceAll('\r\n', '\n') });
  }
}
