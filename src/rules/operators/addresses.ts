import { many, type Operator } from '../operator';
import type { Json } from '../values';

/* Nothing that a browser reads otherwise than it looks: no user part, space, backslash or control. */
const address = /^(https?:\/\/[a-z0-9][a-z0-9.-]*(?::[0-9]{1,5})?)(?:[/?#][!-[\]-~]*)?$/u;

/** Origins that are listed, whether one by one or in lists. */
const originsIn = (values: readonly Json[]): readonly Json[] =>
  values.flatMap((value) => (Array.isArray(value) ? (value as readonly Json[]) : [value]));

/** Whether the text is an address at one of these origins, `https://pay.example`, to the letter. */
export const leadsTo: Operator = {
  takes: { kinds: ['text', 'value'], count: [2, many] },
  gives: 'condition',
  nothing: 'never',
  says: ([text = null, ...origins], say, holds) =>
    `${say.value(text)} ${holds ? 'leads' : 'does not lead'} to ${origins.map((each) => say.value(each)).join(' or ')}`,
  run: (text = null, ...origins) => {
    const origin = typeof text === 'string' ? address.exec(text)?.[1] : undefined;
    return origin !== undefined && originsIn(origins).includes(origin);
  },
};
