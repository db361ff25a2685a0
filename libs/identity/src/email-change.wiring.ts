import { EmailChangeController } from './adapters/http/email-change.controller';
import { UndoEmailChangeController } from './adapters/http/undo-email-change.controller';
import { MikroEmailChanges } from './adapters/persistence/mikro-email-changes';
import { AddressHolders } from './commands/address-holders';
import { CancelEmailChangeHandler } from './commands/cancel-email-change';
import { ConfirmEmailChangeHandler } from './commands/confirm-email-change';
import { ConfirmEmailChangeByLinkHandler } from './commands/confirm-email-change-by-link';
import { EmailMove } from './commands/email-move';
import { RequestEmailChangeHandler } from './commands/request-email-change';
import { SendEmailChangeCodeHandler } from './commands/send-email-change-code';
import { UndoEmailChangeHandler } from './commands/undo-email-change';
import { Accounts, EmailChanges, EmailCodes, Registrations } from './domain/repositories';
import { GetEmailChangeHandler } from './queries/get-email-change';

const commands = [
  RequestEmailChangeHandler,
  SendEmailChangeCodeHandler,
  ConfirmEmailChangeHandler,
  ConfirmEmailChangeByLinkHandler,
  CancelEmailChangeHandler,
  UndoEmailChangeHandler,
];
const shared = [
  {
    provide: AddressHolders,
    useFactory: (...parts: ConstructorParameters<typeof AddressHolders>) => new AddressHolders(...parts),
    inject: [Accounts, EmailChanges],
  },
  {
    provide: EmailMove,
    useFactory: (...parts: ConstructorParameters<typeof EmailMove>) => new EmailMove(...parts),
    inject: [Registrations, EmailCodes, AddressHolders],
  },
];

/** Another address for an account, and the way back. */
export const EMAIL_CHANGE = {
  controllers: [EmailChangeController, UndoEmailChangeController],
  providers: [...commands, GetEmailChangeHandler, { provide: EmailChanges, useClass: MikroEmailChanges }, ...shared],
};
