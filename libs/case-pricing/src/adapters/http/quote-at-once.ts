import { EarlyAnswer } from '@casewright/platform';
import type { CasePrice } from '@casewright/rules';
import { Injectable } from '@nestjs/common';
import { isCaseSelections } from '../../domain/selections';
import { QuoteCaseHandler } from '../../queries/quote-case';

/** Quotes what is surely a case; anything else goes to the route, which names each field that is wrong. */
@Injectable()
export class QuoteAtOnce extends EarlyAnswer {
  constructor(private readonly quotes: QuoteCaseHandler) {
    super();
  }

  answerTo(body: unknown): CasePrice | undefined {
    return isCaseSelections(body) ? this.quotes.quote(body) : undefined;
  }
}
