import { mainOf } from '../play/find';
import { readPage } from '../play/read-page';
import { entriesIn, entryOf, hasButton, type Claims, type Looked } from './looked';

const offers = ({ seen }: Looked, name: RegExp): boolean => hasButton(seen.lines, name);
const noEntry = ({ seen }: Looked): boolean => entriesIn(seen.storage).length === 0;
const isState =
  (...states: readonly string[]) =>
  (looked: Looked): boolean =>
    states.some((state) => state === entryOf(looked)?.['state']);

const messages = [
  'Customer details could not be saved.',
  'Address details could not be saved.',
  'Supplier terms could not be saved.',
  'We could not verify your bank details.',
  'Bank details could not be saved.',
  'Switch could not be completed.',
];

const commitsSent = ({ run }: Looked): number => run.visit.wire.sent('completeSwitch').length;

/** A commit of before the deed of `send-again` counts, and the one that a 401 has carried out once more. */
const commitsAllowed = ({ run, fault }: Looked): number =>
  (run.call.id === 'completeSwitch@send-again' ? 2 : 1) + (fault.id.startsWith('401') ? 1 : 0);

/** The number of the help line, or the e-mail of the brand, in main itself and not around it. */
const helpLine = (): boolean => /\d{4} \d{3} \d{4}|help@/.test(readPage(mainOf()).join('\n'));

export const commitClaims: Claims = {
  'the help line or the e-mail of the brand': helpLine,
  'supplier and plan of what was sent': ({ text }) =>
    text.includes('Outfox Energy') && text.includes('Fixed 12 Months'),
  'supplier of the switch in the database': ({ text }) => text.includes('Outfox Energy'),
  'each reference of the switch in the database': ({ seen, text }) =>
    seen.switches.every(({ referenceNumbers: { g, e } }) =>
      [g, e].every((reference) => reference === null || text.includes(reference)),
    ),
  'the message of the answer, as text': ({ text }) =>
    /Refused \d{3}: \w+ <b data-canary>not bold<\/b> & "quoted"/.test(text),
  'the message of another step': ({ run, text }) =>
    messages.every((message) => message === run.call.message || !text.includes(message)),
  'That nothing was switched, where the sandbox has a switch.': ({ seen, text }) =>
    seen.switches.length === 0 || !/nothing was (switched|sent)/i.test(text),
  'Change: the sections can be opened and corrected': (looked) => offers(looked, /^Change/),
  'That it was switched; that it was not.': ({ text }) =>
    !/was switched(?! already)|was not switched|has no switch/i.test(text),
  'Copy, Print, Look at plans': (looked) =>
    [/^copy/i, /^print/i, /^look at plans/i].every((name) => offers(looked, name)),
  'A second request of completeSwitch.': (looked) => commitsSent(looked) <= commitsAllowed(looked),
  'A second request of completeSwitch before the household pressed.': (looked) =>
    commitsSent(looked) <= commitsAllowed(looked),
  Change: (looked) => offers(looked, /^Change/),
  'the help line (alone once three attempts were made)': helpLine,
  'what happens next; the receipt; the carbon card': (looked) =>
    /WHAT HAPPENS NEXT/.test(looked.text) &&
    offers(looked, /receipt/i) &&
    /carbon footprint/.test(looked.text),
  'what happens next; the receipt': (looked) =>
    /WHAT HAPPENS NEXT/.test(looked.text) && offers(looked, /receipt/i),
  'Print; the help line': (looked) =>
    (offers(looked, /^print/i) || offers(looked, /receipt/i)) && helpLine(),
  'A reference that the partner did not give.': ({ text }) => !/\b[GE]\d{10}\b/.test(text),
  'Another supplier or plan than that of the database.': ({ text }) =>
    text.includes('Outfox Energy'),
};

/** `ledger` of the states. */
export const ledgerClaims: Claims = {
  none: noEntry,
  'none: a commit that was not sent has no entry': noEntry,
  'doubt (or sending), with the subject': isState('doubt', 'sending'),
  unsent: isState('unsent'),
  refused: isState('refused'),
  done: isState('done'),
  'done, answered': (looked) => isState('done')(looked) && entryOf(looked)?.['answer'] !== null,
  'done, asked': (looked) => isState('done')(looked) && entryOf(looked)?.['answer'] === null,
};
