import { caseNameText } from '@casewright/rules';
import type { QueryBus } from '@nestjs/cqrs';
import { GetCaseMail } from './get-case-mail';

interface ToldCase {
  readonly caseId: string;
  readonly prospect: string;
}

/** The name of a case in a mail or notice. Only the prospect, if it was erased. */
export async function nameOfCase({ caseId, prospect }: ToldCase, queries: QueryBus): Promise<string> {
  const found = await queries.execute(new GetCaseMail(caseId));
  return found ? caseNameText(found) : prospect;
}
