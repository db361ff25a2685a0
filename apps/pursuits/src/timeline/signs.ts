import type { CaseStepCommand, PursuitStepCommand } from '@casewright/rules';
import {
  Ban,
  CalendarClock,
  CalendarX,
  Check,
  CirclePlus,
  Coins,
  FileText,
  type LucideIcon,
  MessageSquare,
  Pause,
  Pencil,
  Play,
  Presentation,
  Send,
  Undo2,
  UserRound,
} from 'lucide-react';

export type SignTone = 'accent' | 'value' | 'neutral';

interface Sign {
  readonly icon: LucideIcon;
  readonly tone: SignTone;
}

const accent = (icon: LucideIcon): Sign => ({ icon, tone: 'accent' });
/** For steps that need the seller or hold up the case. */
const value = (icon: LucideIcon): Sign => ({ icon, tone: 'value' });
const neutral = (icon: LucideIcon): Sign => ({ icon, tone: 'neutral' });

export const SIGNS: Readonly<Record<PursuitStepCommand | CaseStepCommand, Sign>> = {
  register: neutral(CirclePlus),
  edit: neutral(Pencil),
  note: neutral(MessageSquare),
  'run-case': accent(Play),
  'end-case': neutral(Ban),
  present: accent(Presentation),
  win: accent(Check),
  lose: neutral(Ban),
  'end-undecided': neutral(Ban),
  withdraw: neutral(Ban),
  start: accent(Play),
  'complete-inputs': accent(Check),
  'withdraw-inputs': neutral(Undo2),
  'return-inputs': value(Undo2),
  confirm: accent(Check),
  requote: value(Coins),
  accept: accent(Check),
  decline: neutral(Ban),
  'finish-analysis': accent(FileText),
  'approve-case': accent(Check),
  'ask-changes': value(Pencil),
  'approve-review': accent(Check),
  'skip-review': neutral(Play),
  deliver: accent(Send),
  close: neutral(Check),
  hold: value(Pause),
  resume: accent(Play),
  cancel: neutral(Ban),
  'publish-version': accent(FileText),
  'plan-presentation': value(CalendarClock),
  'propose-review': value(CalendarClock),
  'book-review': accent(CalendarClock),
  'ask-other-times': value(CalendarClock),
  'decline-review': neutral(CalendarX),
  'cancel-review': neutral(CalendarX),
  'minute-review': neutral(FileText),
  'complete-item': accent(Check),
  'reopen-item': neutral(Undo2),
  'invite-advocate': neutral(UserRound),
  'revoke-advocate': neutral(Ban),
  'advocate-open': neutral(UserRound),
  'advocate-stop': value(Ban),
  'advocate-comment': neutral(MessageSquare),
  'advocate-decline': value(Ban),
};
