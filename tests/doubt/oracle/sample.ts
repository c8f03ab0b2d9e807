import type { Ask, Commit, Entry, Press, Shown, Switch, Tab, World } from './world';

const plan = { supplierName: 'Northwind', planName: 'Fixed 12', annual: 1200 };
const sections = { customer: { lastName: 'Byrne' }, terms: { version: 3 } };

/** A commit of quote A for plan P, begun at 100, that the partner has received and is done with. */
export const commit = (changes: Partial<Commit> = {}): Commit => ({
  ...plan,
  id: 'c1',
  subject: 'A',
  tie: 'P',
  home: 'home 1',
  tab: 'a',
  load: 'a1',
  beganAt: 100,
  leftAt: 100,
  notSent: false,
  endedAt: 101,
  receipts: 1,
  duplicates: 0,
  ledger: entry({ state: 'sending' }),
  page: sections,
  answer: null,
  ...changes,
});

export const entry = (changes: Partial<Entry> = {}): Entry => ({
  subject: 'A',
  state: 'doubt',
  ties: ['P'],
  attempt: 1,
  sentAt: 100,
  ...changes,
});

/** The switch that `commit` made. */
export const made = (changes: Partial<Switch> = {}): Switch => ({
  ...plan,
  subject: 'A',
  tie: 'P',
  home: 'home 1',
  references: ['G1', 'E1'],
  at: 101,
  commit: 'c1',
  sections,
  ...changes,
});

export const ask = (answer: Ask['answer'], askedAt = 400): Ask => ({
  subject: 'A',
  askedAt,
  answeredAt: askedAt + 1,
  answer,
});

export const shown = (id: string, changes: Partial<Shown> = {}): Shown => ({
  id,
  subject: 'A',
  ...changes,
});

export const tab = (changes: Partial<Tab> = {}): Tab => ({
  id: 'a',
  subject: 'A',
  atRest: true,
  atPanel: true,
  isRouted: false,
  online: true,
  busyUntil: null,
  heardOpen: [],
  texts: [],
  offers: [],
  presses: [],
  ...changes,
});

export const press = (changes: Partial<Press> = {}): Press => ({
  action: 'press',
  at: 100,
  openThen: [],
  sent: ['c1'],
  ...changes,
});

/** Ten minutes in, nothing happened yet. */
export const world = (changes: Partial<World> = {}): World => ({
  now: 600,
  settlesWithin: 180,
  within: 120,
  refuses: [400, 401, 403, 404, 422, 429, 503],
  switches: [],
  commits: [],
  asks: [],
  ledger: [],
  storage: {},
  storageLost: false,
  daysJumped: false,
  tabs: [],
  again: [],
  clearings: [],
  beyondAssumption: false,
  calmFor: 0,
  ...changes,
});
