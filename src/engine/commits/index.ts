export { cutDownEntry } from './cut-down-entry';
export { greaterEntry } from './greater-entry';
export { readEntry } from './read-entry';
