import { mail } from '@casewright/platform';
import { CASE_COMMANDS, type CaseCommand, type CaseParty } from '@casewright/rules';
import { Type } from 'class-transformer';
import { IsDate, IsIn, IsUUID } from 'class-validator';
import { CASE_STEP_COMMANDS, type CaseStepCommand } from '../../domain/case-step';
import { type Reminder, REMINDERS } from '../../domain/reminder';
import { GetCaseMail } from '../../queries/get-case-mail';
import { caseDueMail } from './case-due';
import { caseMovedMail, isTold } from './case-moved';

class CaseMovedPayload {
  @IsUUID()
  readonly caseId!: string;

  @IsUUID()
  readonly ownerId!: string;

  @IsIn(CASE_STEP_COMMANDS)
  readonly command!: CaseStepCommand;

  @IsIn(['seller', 'provider'])
  readonly party!: CaseParty;
}

class CaseDuePayload {
  @IsUUID()
  readonly caseId!: string;

  @IsUUID()
  readonly recipientId!: string;

  @IsIn(REMINDERS)
  readonly reminder!: Reminder;

  @Type(() => Date)
  @IsDate()
  readonly dueAt!: Date;
}

const isCommand = (command: CaseStepCommand): command is CaseCommand => CASE_COMMANDS.some((one) => one === command);

/** Sellers are mailed of what others did; of what is due, analysts too. */
export const MAIL_TABLE = [
  mail({
    name: 'pursuits.mail-case-moved',
    on: 'pursuits.case-moved',
    payload: CaseMovedPayload,
    kind: 'cases',
    to: ({ ownerId }) => ownerId,
    facts: async ({ caseId, command, party }, queries, occurredAt) => {
      if (party !== 'provider' || !isCommand(command) || !isTold(command)) return undefined;
      const found = await queries.execute(new GetCaseMail(caseId, { command, at: occurredAt }));
      return found && { ...found, command };
    },
    template: caseMovedMail,
  }),
  mail({
    name: 'pursuits.mail-case-due',
    on: 'pursuits.case-due',
    payload: CaseDuePayload,
    kind: 'cases',
    to: ({ recipientId }) => recipientId,
    facts: async ({ caseId, reminder, dueAt }, queries) => {
      const found = await queries.execute(new GetCaseMail(caseId));
      // Since then it was delivered, or its clock was stopped.
      return found?.dueAt ? { ...found, reminder, dueAt } : undefined;
    },
    template: caseDueMail,
  }),
];
