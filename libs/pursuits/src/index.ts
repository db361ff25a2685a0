export { PURSUITS_MAILS } from './adapters/mails/previews';
export { PURSUITS_MIGRATIONS } from './adapters/persistence/migrations/all';
export { ErasePursuits } from './commands/erase-pursuits';
export { OpenCase, type OpenedCase, type PursuitOfCase } from './commands/open-case';
export {
  CaseCredits,
  type CaseNotice,
  type CaseOwner,
  CaseOwners,
  type CreditsOfCase,
  SellerInbox,
} from './commands/ports';
export { PURSUITS_EVENTS } from './events';
export { PursuitsModule, PursuitsWorkerModule } from './pursuits.module';
export { CaseRates } from './queries/case-rates';
export { CountCasesOfPursuits } from './queries/count-cases';
export { GetPursuitsData } from './queries/get-pursuits-data';
export { Participants } from './queries/participants';
export { VerifyCaseCredits } from './queries/verify-case-credits';
