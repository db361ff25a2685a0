import { CASE_COMMANDS } from './transitions';

/** Actions that leave the state of a case unchanged. */
export const CASE_ENTRIES = [
  'publish-version',
  'plan-presentation',
  'propose-review',
  'book-review',
  'ask-other-times',
  'decline-review',
  'cancel-review',
  'minute-review',
  'complete-item',
  'reopen-item',
  'invite-advocate',
  'revoke-advocate',
  'advocate-open',
  'advocate-stop',
  'advocate-comment',
  'advocate-decline',
] as const;
export type CaseEntry = (typeof CASE_ENTRIES)[number];

export const CASE_STEP_COMMANDS = ['start', ...CASE_COMMANDS, ...CASE_ENTRIES] as const;
export type CaseStepCommand = (typeof CASE_STEP_COMMANDS)[number];

export const CASE_STEP_TEXTS: Readonly<Record<CaseStepCommand, string>> = {
  start: 'started the case',
  'complete-inputs': 'completed the inputs',
  'withdraw-inputs': 'took back the inputs',
  'return-inputs': 'sent back an input',
  confirm: 'confirmed the terms',
  requote: 'proposed new terms',
  accept: 'accepted the new terms',
  decline: 'declined the new terms',
  'finish-analysis': 'finished the analysis',
  'approve-case': 'approved the case',
  'ask-changes': 'asked for changes',
  'approve-review': 'approved the advocate review',
  'skip-review': 'skipped the advocate review',
  deliver: 'delivered the case',
  present: 'presented the case',
  close: 'closed the case',
  hold: 'put the case on hold',
  resume: 'resumed the case',
  cancel: 'canceled the case',
  'publish-version': 'published a version',
  'plan-presentation': 'set the date of the presentation',
  'propose-review': 'proposed times for a review',
  'book-review': 'booked a review',
  'ask-other-times': 'asked for other times for a review',
  'decline-review': 'declined a review',
  'cancel-review': 'canceled a review',
  'minute-review': 'wrote the minutes of a review',
  'complete-item': 'completed an action item',
  'reopen-item': 'reopened an action item',
  'invite-advocate': 'invited an advocate',
  'revoke-advocate': 'revoked the link of an advocate',
  'advocate-open': 'opened the case',
  'advocate-stop': 'was locked out after too many wrong attempts',
  'advocate-comment': 'commented on the case',
  'advocate-decline': 'declined the case',
};
