export { LinkAttempts } from './advocate/commands/ports';
export { PURSUITS_MAILS } from './adapters/mails/previews';
export { PURSUITS_MIGRATIONS } from './adapters/persistence/migrations/all';
export { ErasePursuits } from './commands/erase-pursuits';
export { LockCase, type LockedCase } from './commands/lock-case';
export { OpenCase, type OpenedCase, type PursuitOfCase } from './commands/open-case';
export {
  type AdminsOfCase,
  Analysts,
  CaseCredits,
  type CaseNotice,
  type CaseOwner,
  CaseOwners,
  type CreditsOfCase,
  ProviderInbox,
  SellerInbox,
  type SellerOfCase,
} from './commands/ports';
export { ReleaseDocuments } from './commands/release-documents';
export { PublishDeliverable } from './deliverables/commands/publish-deliverable';
export { FindApprovedVersion } from './deliverables/queries/find-approved-version';
export { PURSUITS_EVENTS } from './events';
export { InputReader, type SheetFile, type TableRead } from './inputs/processes/input-reader';
export type { InputMapping } from './inputs/domain/checklist';
export { type ListedInput, ListInputs } from './inputs/queries/list-inputs';
export { PursuitsModule, PursuitsWorkerModule } from './pursuits.module';
export { CaseRates } from './queries/case-rates';
export { ListCaseStates } from './queries/list-case-states';
export { type OwnedCase, ListOwnedCases } from './queries/list-owned-cases';
export { type CaseOfPursuit, FindCase } from './queries/find-case';
export { GetPursuitsData } from './queries/get-pursuits-data';
export { Participants } from './queries/participants';
export { VerifyCaseCredits } from './queries/verify-case-credits';
export { PricesToSizeWith, type VersionToSizeWith } from './sizing/queries/ports';
