import { mail } from '@casewright/platform';
import { IsUUID } from 'class-validator';
import { GetCase } from '../../queries/get-case';
import { caseStartedMail } from './case-started';

class CaseStartedPayload {
  @IsUUID()
  readonly caseId!: string;

  @IsUUID()
  readonly ownerId!: string;
}

export const MAIL_TABLE = [
  mail({
    name: 'case-pricing.mail-case-started',
    on: 'case-pricing.case-started',
    payload: CaseStartedPayload,
    kind: 'cases',
    to: ({ ownerId }) => ownerId,
    facts: async ({ caseId, ownerId }, queries) => {
      const { selections, price } = await queries.execute(new GetCase(ownerId, caseId));
      return { caseId, totalCredits: price.totalCredits, selections };
    },
    template: caseStartedMail,
  }),
];
