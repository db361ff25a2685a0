import { mail } from '@casewright/platform';
import { CASE_ACTORS, CASE_COMMANDS, type CaseActor, type CaseCommand } from '@casewright/rules';
import { Type } from 'class-transformer';
import { IsDate, IsIn, IsOptional, IsUUID } from 'class-validator';
import { type Reminder, REMINDERS } from '../../domain/reminder';
import { GetCaseMail } from '../../queries/get-case-mail';
import { caseDueMail } from './case-due';
import { caseMovedMail, isNotified } from './case-moved';
import { presentationPlannedMail } from './presentation-planned';

class CaseMovedPayload {
  @IsUUID()
  readonly caseId!: string;

  @IsUUID()
  readonly ownerId!: string;

  @IsIn(CASE_COMMANDS)
  readonly command!: CaseCommand;

  @IsIn(CASE_ACTORS)
  readonly party!: CaseActor;
}

class PresentationPlannedPayload {
  @IsUUID()
  readonly caseId!: string;

  @IsUUID()
  readonly ownerId!: string;

  /** Absent in version 1, which was not mailed. */
  @IsOptional()
  @Type(() => Date)
  @IsDate()
  readonly startsAt?: Date;
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

/** Due reminders also go to analysts. */
export const MAIL_TABLE = [
  mail({
    name: 'pursuits.mail-case-moved',
    on: 'pursuits.case-moved',
    payload: CaseMovedPayload,
    kind: 'cases',
    to: ({ ownerId }) => ownerId,
    facts: async ({ caseId, command, party }, queries, occurredAt) => {
      if (party !== 'provider' || !isNotified(command)) return undefined;
      const found = await queries.execute(new GetCaseMail(caseId, { command, at: occurredAt }));
      return found && { ...found, command };
    },
    template: caseMovedMail,
  }),
  mail({
    name: 'pursuits.mail-presentation-planned',
    on: 'pursuits.presentation-planned',
    payload: PresentationPlannedPayload,
    kind: 'cases',
    to: ({ ownerId }) => ownerId,
    facts: async ({ caseId, startsAt }, queries, occurredAt) => {
      // Dates in the past are noted for the record.
      if (!startsAt || startsAt <= occurredAt) return undefined;
      const found = await queries.execute(new GetCaseMail(caseId));
      // A date that was changed meanwhile has an email of its own.
      if (found?.presentation?.startsAt.getTime() !== startsAt.getTime()) return undefined;
      return { ...found, presentation: found.presentation };
    },
    template: presentationPlannedMail,
  }),
  mail({
    name: 'pursuits.mail-case-due',
    on: 'pursuits.case-due',
    payload: CaseDuePayload,
    kind: 'cases',
    to: ({ recipientId }) => recipientId,
    facts: async ({ caseId, reminder, dueAt }, queries) => {
      const found = await queries.execute(new GetCaseMail(caseId));
      // Skip if delivered or paused since.
      return found?.dueAt ? { ...found, reminder, dueAt } : undefined;
    },
    template: caseDueMail,
  }),
];
