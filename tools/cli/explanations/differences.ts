import type { DifferenceKind } from '../../../src/prover';
import type { Explanation } from './explanation';

/** What `journey explain` says of the kinds of differences; `journey diff` shows its own example of each. */
export const differences: Readonly<Record<DifferenceKind, Pick<Explanation, 'means' | 'why'>>> = {
  'consent-text': {
    means:
      'The words of a consent are others, and its version is the one that it had: its question, what stands under it, or what heads its group.',
    why: 'The record of consents goes by the version. Who agreed before would stand there as having agreed to words that they never saw. Let the version grow with the words.',
  },
  consents: {
    means:
      'Other households are asked for a consent, must give it, have it ticked beforehand or cannot change it; or the consent is new, gone, or has a new version without other words.',
    why: 'What somebody agrees to is what a regulator and a supplier ask about first.',
  },
  asked: {
    means: 'Other households are asked a question, or are on a sheet.',
    why: 'A question that does not count reads as nothing everywhere else, and is not sent.',
  },
  shown: {
    means: 'A question or a sheet counts as it did, and is drawn for others.',
    why: 'What is required and not drawn cannot be answered.',
  },
  required: {
    means: 'Other households must answer a question before they can go on.',
    why: 'Who must answer more may leave; what nobody must answer may be missing where it is sent.',
  },
  locked: {
    means: 'Other households cannot change an answer.',
    why: 'They send what stands there, whether or not it is right.',
  },
  options: {
    means: 'An option is new or gone, is offered to others, or cannot be had by others.',
    why: 'Who chose it before has to choose again.',
  },
  accepted: {
    means: 'Other answers are accepted: by a check, bounds, a pattern, a type or a length.',
    why: 'An answer that was good may be refused, or one that was refused may be sent.',
  },
  messages: {
    means:
      'Others are told something, or which of several texts somebody reads is decided otherwise.',
    why: 'A warning that nobody sees warns nobody.',
  },
  steps: {
    means:
      'A household goes elsewhere: by an address, a redirect, a button, a dialog, or the order of sheets.',
    why: 'A step may become one that nobody gets to, or one that is passed by.',
  },
  sent: {
    means:
      'A partner is sent something else, or is called for others, in another order, or with another outcome taken as a success.',
    why: 'A partner acts on what it is sent, and what it did stays done.',
  },
  changed: {
    means: 'Something else sets or clears an answer, for others or with another value.',
    why: 'An answer that stands although what it hangs on is another one is sent as if it were right.',
  },
  kept: {
    means: 'Something else is kept: on the device, of an answer of a partner, or as a record.',
    why: 'What is kept on a device is read by whoever uses it next.',
  },
  screens: {
    means: 'A screen shows, sorts or filters its items otherwise.',
    why: 'Which plan stands first is what most households choose.',
  },
  settings: {
    means:
      'A setting, a calendar or what a brand says of itself is another, or a brand is new or gone.',
    why: 'Rules that read it come to something else, and an installation may set it its own way.',
  },
  drawn: {
    means: 'Something is drawn otherwise, and asks, says and sends what it did.',
    why: 'It is there so that a change of looks is not taken for one of the journey.',
  },
  words: {
    means: 'Words are others, or what is filled into them is.',
    why: 'They stand apart, so that a change of behaviour cannot hide among them.',
  },
};
