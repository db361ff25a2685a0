import { Module } from '@nestjs/common';
import { EmailChangeController } from './adapters/http/email-change.controller';
import { UndoEmailChangeController } from './adapters/http/undo-email-change.controller';
import { CancelEmailChangeHandler } from './commands/cancel-email-change';
import { ConfirmEmailChangeHandler } from './commands/confirm-email-change';
import { ConfirmEmailChangeByLinkHandler } from './commands/confirm-email-change-by-link';
import { RequestEmailChangeHandler } from './commands/request-email-change';
import { SendEmailChangeCodeHandler } from './commands/send-email-change-code';
import { UndoEmailChangeHandler } from './commands/undo-email-change';
import { ChangeEmail } from './processes/change-email';
import { GetEmailChangeHandler } from './queries/get-email-change';
import { IdentityPortsModule } from '../identity-ports.module';

const commands = [
  RequestEmailChangeHandler,
  SendEmailChangeCodeHandler,
  ConfirmEmailChangeHandler,
  ConfirmEmailChangeByLinkHandler,
  CancelEmailChangeHandler,
  UndoEmailChangeHandler,
];

@Module({
  imports: [IdentityPortsModule],
  controllers: [EmailChangeController, UndoEmailChangeController],
  providers: [...commands, ChangeEmail, GetEmailChangeHandler],
})
export class EmailChangeModule {}
