/**
 * The small journey that every case changes a little, in language 2. Of its answers `about.name`,
 * `about.email`, `about.account` and `about.medical` are sensitive; `about.colour`, `notes.seen`
 * and `notes.ref` are stored.
 */
export const BASE: Readonly<Record<string, unknown>> = {
  'journey.json': {
    language: 2,
    id: 'leaks',
    locale: 'en-GB',
    entry: 'one',
    steps: ['one', 'two'],
    records: {
      'notes.seen': { type: 'string' },
      'notes.ref': { type: 'string' },
      'notes.free': { type: 'string' },
    },
    persist: { version: 1, days: 1, allow: ['about.colour', 'notes.seen', 'notes.ref'] },
  },
  'steps/one/step.json': {
    id: 'one',
    route: '/one',
    name: 'One',
    title: 'One',
    sections: ['about', 'extra', 'asked'],
    reactions: [{ on: { entered: true }, track: 'viewed' }],
    submit: { label: 'Go on', sequence: 'save' },
  },
  'steps/one/about.json': {
    id: 'about',
    title: 'About you',
    at: 'about',
    fields: {
      name: { title: 'Name', schema: { type: 'string' }, sensitive: 'identity' },
      email: { title: 'Email', schema: { type: 'string' }, sensitive: 'contact' },
      account: { title: 'Account', schema: { type: 'string' }, sensitive: 'bank' },
      medical: { title: 'A condition', schema: { type: 'boolean' }, sensitive: 'medical' },
      colour: { title: 'Colour', schema: { type: 'string' } },
      nick: { title: 'Nickname', schema: { type: 'string' } },
    },
    actions: { look: { label: 'Look' } },
    reactions: [],
  },
  'steps/one/extra.json': {
    id: 'extra',
    title: 'Extra',
    at: 'extra',
    fields: { hobby: { title: 'Hobby', schema: { type: 'string' } } },
    reactions: [],
  },
  'steps/one/asked.json': {
    id: 'asked',
    title: 'A question',
    at: 'asked',
    present: { as: 'dialog', button: 'Done' },
    fields: { often: { title: 'How often', schema: { type: 'integer' } } },
  },
  'steps/two/step.json': {
    id: 'two',
    route: '/two/:which',
    name: 'Two',
    title: 'Two',
    sections: ['more'],
    parameters: { which: { answer: 'notes.ref' } },
  },
  'steps/two/more.json': {
    id: 'more',
    title: 'More',
    at: 'more',
    fields: { size: { title: 'Size', schema: { type: 'integer' } } },
  },
  'facts/all.json': {
    facts: { likesRed: { rule: { '===': [{ var: 'about.colour' }, 'red'] } } },
  },
  'calls/track.json': {
    id: 'track',
    operation: 'track',
    body: { properties: { var: 'with.properties' } },
  },
  'calls/find.json': { id: 'find', operation: 'find', body: { q: { var: 'with.q' } } },
  'calls/list.json': { id: 'list', operation: 'list' },
  'calls/save.json': {
    id: 'save',
    operation: 'save',
    body: { name: { var: 'about.name' }, medical: { var: 'about.medical' } },
  },
  'calls/pay.json': { id: 'pay', operation: 'pay', body: { ref: { var: 'commit.tie.ref' } } },
  'calls/paid.json': { id: 'paid', operation: 'paid', body: { ref: { var: 'with.ref' } } },
  'sequences/save.json': {
    id: 'save',
    commit: 'pay',
    steps: [
      { id: 'save', call: 'save', as: 'saved', okWhen: { '===': [{ var: 'answer.ok' }, true] } },
      { id: 'pay', call: 'pay', as: 'payment', commits: true },
    ],
    then: { goTo: 'two' },
  },
  'bundles/defaults.json': { id: 'defaults', changes: [{ set: { 'notes.free': 'x' } }] },
  'commits/pay.json': {
    id: 'pay',
    subject: { var: 'notes.ref' },
    tie: { ref: { var: 'notes.ref' } },
    same: { var: 'about.colour' },
    again: 'notes.free',
    record: { ref: { var: 'notes.ref' } },
    confirmBy: { call: 'paid', with: { ref: { var: 'commit.subject' } } },
  },
  'tracking.json': {
    call: 'track',
    allow: ['Page', 'Value'],
    records: { viewed: { Page: 'One' }, other: { Page: 'Other' } },
  },
};
