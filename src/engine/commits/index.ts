export { before, isOld, type Before } from './before';
export {
  blankEntry,
  cutDownEntry,
  entryKey,
  isBlocking,
  isOpen,
  isSame,
  mayBePutAside,
  secondsForAside,
  settledTie,
} from './entry';
export { consentsHeld } from './consents-held';
export { greaterEntry } from './greater-entry';
export {
  allEntries,
  entriesOf,
  entryOf,
  newestFirst,
  newestOf,
  putEntry,
  withoutEntry,
} from './ledger';
export { mayResend } from './may-resend';
export { readEntry } from './read-entry';
export { unsettledTies } from './unsettled-ties';
export { sameDigestOf } from './same-digest';
export { wordsOfServer } from './words-of-server';
