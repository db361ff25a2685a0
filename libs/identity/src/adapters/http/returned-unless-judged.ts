import type { CommandBus } from '@nestjs/cqrs';
import { ReturnTries } from '../../commands/return-tries';
import type { TakenTry } from '../../commands/take-sign-in-try';

/** Gives the attempt back when its password could not be judged, as under overload. */
export async function returnedUnlessJudged(
  commands: CommandBus,
  tries: readonly TakenTry[],
  judging: Promise<boolean>,
): Promise<boolean> {
  try {
    return await judging;
  } catch (error) {
    await commands.execute(new ReturnTries(tries));
    throw error;
  }
}
