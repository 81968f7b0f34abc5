/** The words that Core Runner has and most games have not. */

import { wordsFrom } from '../src/model/vocabulary.ts';

export const coreRunnerWords = wordsFrom({
  money: { one: 'CryptoCredit', many: 'CryptoCredits' },
});
