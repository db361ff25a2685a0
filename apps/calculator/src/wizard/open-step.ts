import { needsSession } from '@casewright/web';
import { openDraft } from './draft';
import { keepInStep } from './draft-sync';

/** As the loader of the first step, which anyone may answer. */
export async function openWizard(): Promise<null> {
  await openDraft();
  keepInStep();
  return null;
}

/** As the loader of every step but the first: pricing is for who is signed in. */
export async function openStep(asked: { request: Request }): Promise<Response | null> {
  return (await needsSession(asked)) ?? openWizard();
}
