// @ts-check

/** No I, O and Q, which are read for other signs. */
const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ';

/**
 * Whether a permit's number ends with the letter that its six digits come to: a slip in one of them
 * is noticed at once.
 * @type {import('../../../../src/rules').Operator}
 */
export const checkLetter = {
  takes: { kinds: ['text'], count: [1, 1] },
  gives: 'condition',
  nothing: 'never',
  says: ([text = null], say, holds) =>
    `${say.value(text)} ${holds ? 'ends' : 'does not end'} with its check letter`,
  run: (text) => {
    const [, digits, letter] =
      /^([0-9]{6})([A-Z])$/.exec(typeof text === 'string' ? text : '') ?? [];
    return digits !== undefined && letters[Number(digits) % letters.length] === letter;
  },
};
