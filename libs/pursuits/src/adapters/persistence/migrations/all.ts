import { PursuitsBaseline } from './0001-baseline';
import { CasesOfPursuits } from './0002-cases';
import { RemindersOfCases } from './0003-reminders';
import { CaseNotes } from './0004-case-notes';
import { DeliverablesOfCases } from './0005-deliverables';
import { CaseInputs } from './0006-case-inputs';
import { ReviewsOfCases } from './0007-reviews';
import { AdvocateLinksOfCases } from './0008-advocate-links';
import { RemindersOfReviews } from './0009-review-reminders';
import { QueueOfCases } from './0010-queue-of-cases';
import { CountOfQueue } from './0011-count-of-queue';
import { FiguresOfQueue } from './0012-figures-of-queue';
import { WaivedInputs } from './0013-waived-inputs';
import { PursuitsByFoldedText } from './0014-folded-search';
import { UnknownFigures } from './0015-unknown-figures';
import { ReleasedDocuments } from './0016-released-documents';
import { NumbersOfCases } from './0017-case-numbers';
import { ProviderNotices } from './0018-provider-notices';
import { Presentations } from './0019-presentations';
import { InvitedAddresses } from './0020-invited-addresses';
import { EarlierReleases } from './0021-earlier-releases';
import { InputsTakenBack } from './0022-inputs-taken-back';

/** In execution order. */
export const PURSUITS_MIGRATIONS = [
  { name: 'pursuits-0001-baseline', class: PursuitsBaseline },
  { name: 'pursuits-0002-cases', class: CasesOfPursuits },
  { name: 'pursuits-0003-reminders', class: RemindersOfCases },
  { name: 'pursuits-0004-case-notes', class: CaseNotes },
  { name: 'pursuits-0005-deliverables', class: DeliverablesOfCases },
  { name: 'pursuits-0006-case-inputs', class: CaseInputs },
  { name: 'pursuits-0007-reviews', class: ReviewsOfCases },
  { name: 'pursuits-0008-advocate-links', class: AdvocateLinksOfCases },
  { name: 'pursuits-0009-review-reminders', class: RemindersOfReviews },
  { name: 'pursuits-0010-queue-of-cases', class: QueueOfCases },
  { name: 'pursuits-0011-count-of-queue', class: CountOfQueue },
  { name: 'pursuits-0012-figures-of-queue', class: FiguresOfQueue },
  { name: 'pursuits-0013-waived-inputs', class: WaivedInputs },
  { name: 'pursuits-0014-folded-search', class: PursuitsByFoldedText },
  { name: 'pursuits-0015-unknown-figures', class: UnknownFigures },
  { name: 'pursuits-0016-released-documents', class: ReleasedDocuments },
  { name: 'pursuits-0017-case-numbers', class: NumbersOfCases },
  { name: 'pursuits-0018-provider-notices', class: ProviderNotices },
  { name: 'pursuits-0019-presentations', class: Presentations },
  { name: 'pursuits-0020-invited-addresses', class: InvitedAddresses },
  { name: 'pursuits-0021-earlier-releases', class: EarlierReleases },
  { name: 'pursuits-0022-inputs-taken-back', class: InputsTakenBack },
];
