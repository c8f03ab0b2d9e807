import type { Json } from '../../../src/api';

/** In every text that is made: of an answer that breaks the contract it may be nowhere. */
export const mark = 'Qzx';

/** A key that the contract does not know has this in its value, which may be nowhere. */
export const extra = 'canary-extra';

/** A text that looks like one of ours with a placeholder; nothing of it may be filled. */
export const unfilled = 'Fill {postcode} and {switchId}';

const markup = [
  `${mark} <b data-canary>bold</b>`,
  '<img src=x onerror="document.body.dataset.canary=1" data-canary>',
  '</script><script data-canary>document.body.replaceChildren()</script>',
  '&lt;b&gt; &amp; &#x202e; " \' `',
];

const addresses = [
  'javascript:document.body.replaceChildren()',
  'data:text/html,<b data-canary>bold</b>',
  '//other.example/terms',
  'https://partner.example/terms?a=1&b="<c>"',
  'https://user:word@partner.example:99999/',
  'data:image/svg+xml;base64,PHN2Zy8+',
];

const unreadable = [
  `${mark} \u202Edesrever\u202D \u2066never ended`,
  `${mark}\u0000\u0007\u001B[31m\u0085\u009B`,
  `${mark} \uD800 half \uDC00`,
  `${mark} \u200B\u200D\uFEFF\u2028\u2029`,
  '\u0634\u0631\u0643\u0629 \u05D7\u05E9\u05DE\u05DC',
  `${mark} z\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308`.repeat(20),
];

const long = [`${mark} `.repeat(2500), `${mark}${'W'.repeat(10_000)}`];

/** Names that every object has already. */
const inherited = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length'];

const dates = ['0001-01-01', '9999-12-31', '2026-02-30', '2026-13-01', '12/11/2026', '2026-09-01'];

export const oddTexts: readonly string[] = [
  ...['', ' ', '\n\t', 'wrong', '0', '-1', '1', '1e999', 'true', unfilled],
  ...markup,
  ...addresses,
  ...unreadable,
  ...long,
  ...inherited,
  ...dates,
];

export const oddNumbers: readonly number[] = [
  ...[0, -0, 1, -1, 0.1, 1.005, 201, 365, 1_000_000],
  ...[1e-7, -12.34, 1e15, 1e21, -1e21, 1e308, -1e308, Number.MAX_SAFE_INTEGER],
];

/** What is put in the place of a value. */
export const oddValues: readonly Json[] = [
  ...[null, null, true, false, [], {}, [[]], [null], { [mark]: [{}] }],
  ...oddTexts,
  ...oddNumbers,
];
