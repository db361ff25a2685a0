import { Config } from '@casewright/platform';
import { Injectable } from '@nestjs/common';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { PasswordGuesses } from '../../commands/ports';

/** Guesses that an attacker needs: as many as for eight random characters. */
const ENOUGH_GUESSES = 1e8;

/** As many as for the rarest of the known words. What is commonly added to a word, as in "Summer2026!!", hardly helps. */
const GUESSES_OF_A_WORD = 1e5;
const ADDITIONS = /^[^\p{L}]{1,6}|[^\p{L}]{1,6}$/gu;

/** A longer password is at least as hard to guess as its beginning, and the time grows faster than the length. */
const CHECKED_LENGTH = 24;

const SEASONS = ['spring', 'summer', 'autumn', 'fall', 'winter'];
const month = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
const MONTHS = Array.from({ length: 12 }, (_, index) => month.format(Date.UTC(2000, index)));

/** Counts 49,000 leaked passwords, keyboard patterns, dates, repetitions and substitutions as few guesses. */
@Injectable()
export class ZxcvbnPasswordGuesses extends PasswordGuesses {
  private readonly words: readonly string[];
  private estimator: Promise<ZxcvbnFactory> | undefined;

  constructor({ brand }: Config) {
    super();
    this.words = [...SEASONS, ...MONTHS, ...brand.name.split(' ')];
  }

  async areFew(password: string, words: readonly string[]): Promise<boolean> {
    this.estimator ??= loadEstimator();
    const estimator = await this.estimator;
    const checked = password.normalize('NFKC').slice(0, CHECKED_LENGTH);
    const guessesOf = (text: string) => estimator.check(text, [...this.words, ...words]).guesses;
    return guessesOf(checked) < ENOUGH_GUESSES || guessesOf(checked.replace(ADDITIONS, '')) < GUESSES_OF_A_WORD;
  }
}

/** Loaded for the first new password: it takes half a second of CPU and 30 MB. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [core, common] = await Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]);
  return new core.ZxcvbnFactory({
    dictionary: { passwords: common.dictionary['passwords-common'] },
    graphs: common.adjacencyGraphs,
  });
}
