import { PlatformBaseline } from './0001-baseline';
import { RemoteReports } from './0002-remote-reports';
import { LiveUsers } from './0003-live-users';
import { FilesTables } from './0004-files';
import { AuditEntries } from './0005-audit';
import { AuditChanges } from './0006-audit-changes';
import { SentMails } from './0007-sent-mails';
import { FoldedText } from './0008-folded-text';
import { SubjectIds } from './0009-subject-ids';
import { SentSubjects } from './0010-sent-subjects';

export const PLATFORM_MIGRATIONS = [
  { name: 'platform-0001-schema', class: PlatformBaseline },
  { name: 'platform-0002-remote-reports', class: RemoteReports },
  { name: 'platform-0003-live-users', class: LiveUsers },
  { name: 'platform-0004-files', class: FilesTables },
  { name: 'platform-0005-audit', class: AuditEntries },
  { name: 'platform-0006-audit-changes', class: AuditChanges },
  { name: 'platform-0007-sent-mails', class: SentMails },
  { name: 'platform-0008-folded-text', class: FoldedText },
  { name: 'platform-0009-subject-ids', class: SubjectIds },
  { name: 'platform-0010-sent-subjects', class: SentSubjects },
];
