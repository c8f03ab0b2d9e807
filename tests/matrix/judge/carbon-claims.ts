import { mainOf } from '../play/find';
import { hasButton, isNothing, type Claims, type Looked } from './looked';

const offers = ({ seen }: Looked, name: RegExp): boolean => hasButton(seen.lines, name);

/** The sentences of states.json about the card, the offset and its payment. */
export const carbonClaims: Claims = {
  '0 tons, or a footprint that is not of this home.': ({ text }) => !/\d tons/.test(text),
  'On the results: a button to the offset.': (looked) =>
    looked.run.visit.step !== 'quoteResults' || !offers(looked, /offset/i),
  'A card without a footprint.': ({ text }) => !/carbon footprint/i.test(text),
  'A greeting without a name in it, 0 tons, £0.00.': ({ text }) =>
    !/Hello \.|Hello null|(^|\D)0(\.0+)? tons|£0\.00/.test(text),
  'back to the switch': (looked) => offers(looked, /back to your switch|back to the switch/i),
  "the partner's website": () =>
    [...mainOf().querySelectorAll<HTMLAnchorElement>('a[href^="https://"]')].some(
      ({ textContent }) => textContent !== '',
    ),
  'the footprint, in tons with two decimals': ({ text }) => /\d\.\d\d tons/.test(text),
  'The browser leaving the page, also later, when an answer comes that is not awaited any more.': ({
    run,
  }) => run.visit.left.length === 0,
  'The reference as if it were confirmed.': ({ text }) => !/your reference (is|number)/i.test(text),
  'Project and percentage stay chosen.': ({ run }) =>
    !isNothing(run.visit.at('offset.project')) && run.visit.at('offset.percentage') === 50,
};
