import { CASE_COMMANDS } from './transitions';

/** What is done around a case and leaves its state as it is. */
export const CASE_ENTRIES = [
  'publish-version',
  'propose-review',
  'book-review',
  'ask-other-times',
  'decline-review',
  'cancel-review',
  'minute-review',
  'complete-item',
  'invite-advocate',
  'revoke-advocate',
  'advocate-open',
  'advocate-stop',
  'advocate-comment',
  'advocate-decline',
] as const;
export type CaseEntry = (typeof CASE_ENTRIES)[number];

/** What stands in the history of a case. */
export const CASE_STEP_COMMANDS = ['start', ...CASE_COMMANDS, ...CASE_ENTRIES] as const;
export type CaseStepCommand = (typeof CASE_STEP_COMMANDS)[number];
