import { mail, mailToAddress } from '@casewright/platform';
import { ADVOCATE_ANSWERS, type AdvocateAnswer } from '@casewright/rules';
import { IsEmail, IsIn, IsString, IsUUID } from 'class-validator';
import { nameOfCase } from '../../../queries/name-of-case';
import { GetAdvocateInvitation } from '../../queries/get-advocate-invitation';
import { advocateAnsweredMail, advocateInvitedMail } from './advocate-mails';

class AdvocateInvitedPayload {
  @IsUUID()
  readonly linkId!: string;

  @IsEmail()
  readonly email!: string;
}

export class AdvocateAnsweredPayload {
  @IsUUID()
  readonly caseId!: string;

  @IsUUID()
  readonly pursuitId!: string;

  @IsUUID()
  readonly ownerId!: string;

  @IsString()
  readonly prospect!: string;

  @IsString()
  readonly advocate!: string;

  @IsIn(ADVOCATE_ANSWERS)
  readonly answer!: AdvocateAnswer;

  @IsString()
  readonly comment!: string;
}

export const ADVOCATE_MAIL_TABLE = [
  mailToAddress({
    name: 'pursuits.mail-advocate-invited',
    on: 'pursuits.advocate-invited',
    payload: AdvocateInvitedPayload,
    toAddress: ({ email }) => email,
    facts: ({ linkId }, queries) => queries.execute(new GetAdvocateInvitation(linkId)),
    template: advocateInvitedMail,
  }),
  mail({
    name: 'pursuits.mail-advocate-answered',
    on: 'pursuits.advocate-answered',
    payload: AdvocateAnsweredPayload,
    kind: 'cases',
    to: ({ ownerId }) => ownerId,
    facts: async ({ pursuitId, advocate, answer, comment, ...told }, queries) => ({
      ...{ pursuitId, advocate, answer, comment },
      caseName: await nameOfCase(told, queries),
    }),
    template: advocateAnsweredMail,
  }),
];
