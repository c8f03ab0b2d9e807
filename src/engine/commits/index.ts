export {
  allEntries,
  before,
  consentsHeld,
  entriesOf,
  entryOf,
  isOld,
  mayResend,
  newestFirst,
  newestOf,
  putEntry,
  unsettledTies,
  withoutEntry,
  type Before,
} from './ledger';
export {
  blankEntry,
  cutDownEntry,
  entryKey,
  greaterEntry,
  isBlocking,
  isOpen,
  isSame,
  mayBePutAside,
  sameDigestOf,
  secondsForAside,
  settledTie,
} from './entry';
export { readEntry } from './read-entry';
export { wordsOfServer } from './words-of-server';
