import { PURSUIT_COMMANDS } from './transitions';

export const PURSUIT_STEP_COMMANDS = [...PURSUIT_COMMANDS, 'edit', 'note'] as const;
export type PursuitStepCommand = (typeof PURSUIT_STEP_COMMANDS)[number];

export const PURSUIT_STEP_TEXTS: Readonly<Record<PursuitStepCommand, string>> = {
  register: 'registered the pursuit',
  edit: 'edited the pursuit',
  note: 'noted',
  'run-case': 'started the case',
  'end-case': 'can start another case',
  present: 'presented to the prospect',
  win: 'recorded that it was won',
  lose: 'recorded that it was lost',
  'end-undecided': 'recorded that there was no decision',
  withdraw: 'withdrew the pursuit',
};
