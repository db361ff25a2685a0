import { Problem } from '@casewright/web';

export interface SentChange {
  readonly send: () => Promise<unknown>;
  /**
   * Once the answer is lost: sends the change again, which needs an idempotency key, or looks up whether it was made.
   * Undefined if neither is possible.
   */
  readonly ifLost?: 'repeat' | (() => Promise<boolean>);
}

/** @throws if the change was refused, or can't be confirmed */
export async function sendChange({ send, ifLost }: SentChange): Promise<void> {
  try {
    await send();
  } catch (failure) {
    if (isRefusal(failure)) throw failure;
    if (ifLost === 'repeat') await send();
    else if (!(await ifLost?.().catch(() => false))) throw failure;
  }
}

/** Otherwise the change may have been made. */
export const isRefusal = (failure: unknown): boolean =>
  failure instanceof Problem && failure.status < 500 && failure.code !== 'unknown';

/** Whether the errors are all of `fields`, so that the form says everything. */
export const areShown = (errors: Problem['fields'], fields: readonly string[]): boolean => {
  const wrong = Object.keys(errors);
  return wrong.length > 0 && wrong.every((field) => fields.includes(field));
};

const OFFLINE = 'You’re offline. Connect to the internet, then try again.';
const UNCONFIRMED = 'The server didn’t answer, so we couldn’t confirm this. Please try again.';

/** Call it when it fails: whether the browser is online may change afterwards. */
export function failureText(failure: unknown): string {
  if (failure instanceof Problem && failure.code !== 'unknown') return failure.title;
  return navigator.onLine ? UNCONFIRMED : OFFLINE;
}
