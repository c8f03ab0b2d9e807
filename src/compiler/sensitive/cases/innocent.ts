import type { Case } from './case';

const REACTION = 'steps/one/about.json#/reactions/-';
const FACTS = 'facts/all.json#/facts';
const isMedical = { '===': [{ var: 'about.medical' }, true] };
const pressed = { pressed: 'look' };

/** What looks like a way out and is none. */
const put = (says: string, what: Case['put']): Case => ({ says, put: what, finds: {} });

export const INNOCENT: readonly Case[] = [
  put('nothing at all', {}),
  put('a body of a call', { 'calls/list.json#/body': { who: { var: 'about.account' } } }),
  put('a body of a call through a fact', {
    [`${FACTS}/who`]: { rule: { var: 'about.name' } },
    'calls/list.json#/body': { who: { var: 'facts.who' } },
  }),
  put('a text on the page', { 'steps/one/about.json#/lead': 'Hello {about.name}' }),
  put('a summary', { 'steps/one/about.json#/summary': '{about.name}, {about.email}' }),
  put('content that is shown when it is so', {
    'steps/one/about.json#/content': [{ kind: 'note', when: isMedical, text: 'We can help.' }],
  }),
  put('the title of a section', { 'steps/one/extra.json#/title': 'Hobbies of {about.name}' }),
  put('a question that is required when it is so', {
    'steps/one/about.json#/fields/colour/required': isMedical,
  }),
  put('a check over it', {
    'steps/one/about.json#/fields/colour/checks': { odd: { assert: isMedical } },
  }),
  put('a question that cannot be changed when it is so', {
    'steps/one/about.json#/fields/colour/disabled': isMedical,
  }),
  put('an option that is offered when it is so', {
    'steps/one/about.json#/fields/colour/options': [
      { value: 'red', label: 'Red', when: isMedical },
      { value: 'blue', label: 'Blue' },
    ],
  }),
  put('a medical question that is asked only when a medical one is so', {
    'steps/one/about.json#/fields/nick/relevant': isMedical,
    'steps/one/about.json#/fields/nick/sensitive': 'medical',
  }),
  put('a contact question that is asked only when a bank one is answered', {
    'steps/one/about.json#/fields/email/relevant': { isAnswered: { var: 'about.account' } },
  }),
  put('a record that nothing stores', {
    [REACTION]: { on: pressed, set: { 'about.nick': { var: 'about.name' } } },
  }),
  put('a stored answer that is only beside it', {
    [REACTION]: {
      on: pressed,
      set: { 'about.nick': { var: 'about.name' }, 'notes.seen': { var: 'about.colour' } },
    },
  }),
  put('a fact over what is stored', {
    'tracking.json#/records/viewed/Value': { var: 'facts.likesRed' },
  }),
  put('a sensitive answer that takes a stored one', {
    [REACTION]: { on: pressed, set: { 'about.email': { var: 'notes.seen' } } },
  }),
  put('a sensitive answer that is cleared when a plain rule holds', {
    [REACTION]: { on: pressed, when: { var: 'facts.likesRed' }, clear: ['about.email'] },
  }),
  put('a stored answer set when an email is answered: the event is no rule', {
    [REACTION]: { on: { answered: 'about.email' }, set: { 'notes.seen': 'yes' } },
  }),
  put('tracked when a name is answered: the event is no rule', {
    [REACTION]: { on: { answered: 'about.name' }, track: 'other' },
  }),
  put('a step that is the next only when it is so', {
    'steps/two/step.json#/requires': [{ that: isMedical, goTo: 'one', notice: 'No.' }],
  }),
  put('a way to a step only when it is so', {
    [REACTION]: { on: pressed, when: isMedical, goTo: 'two' },
  }),
  put('okWhen over an answer of a call to which it was sent', {}),
  put('an exception on the list', {
    'journey.json#/persist/allow/-': {
      path: 'about.email',
      because: 'The household asked to be remembered.',
    },
  }),
  put('an exception for what is set from it', {
    'journey.json#/persist/allow/1': { path: 'notes.seen', because: 'Only its first letter.' },
    [REACTION]: { on: pressed, set: { 'notes.seen': { var: 'about.name' } } },
  }),
  put('an exception in tracking', {
    'tracking.json#/records/viewed/Value': { path: 'about.name', because: 'The law asks for it.' },
  }),
  put('a call with a sensitive answer that is not stored: it is not loaded again', {
    [REACTION]: { on: pressed, call: [{ id: 'find', with: { q: { var: 'about.email' } } }] },
  }),
  put('a call made when it is so, with what is not stored: it is not loaded again', {
    [REACTION]: {
      on: pressed,
      when: isMedical,
      call: [{ id: 'find', with: { q: { var: 'about.medical' } } }],
    },
  }),
  put('a declared lookup, called only when it is so: it is not stored', {
    'journey.json#/lookups': { list: { sensitive: 'medical' } },
    [REACTION]: { on: pressed, when: isMedical, call: [{ id: 'list' }] },
  }),
  put('the status of a lookup that anybody calls', {
    [REACTION]: { on: pressed, call: [{ id: 'list' }] },
    'tracking.json#/records/viewed/Value': { lookupStatus: 'list' },
  }),
  put('another key of an answer of which one is declared', {
    'calls/list.json#/sensitive': { holder: 'identity' },
    'steps/one/about.json#/reactions': [
      { on: pressed, call: [{ id: 'list' }] },
      { on: { succeeded: 'list' }, set: { 'notes.seen': { var: 'lookups.list.place' } } },
    ],
  }),
  put('a sibling of a sensitive answer under the same head', {
    'journey.json#/persist/allow/-': 'about.nick',
  }),
  put('control goes one step: a rule over what was set under it', {
    'steps/one/about.json#/reactions': [
      { on: pressed, when: isMedical, set: { 'about.nick': 'yes' } },
      { on: pressed, when: { isAnswered: { var: 'about.nick' } }, set: { 'notes.seen': 'yes' } },
    ],
  }),
  put('an answer of two questions, one of them asked of everybody', {
    'steps/one/about.json#/fields/colour/relevant': isMedical,
    'steps/one/extra.json#/fields/shade': {
      title: 'Shade',
      answer: 'about.colour',
      schema: { type: 'string' },
    },
  }),
  put('bounds picked by it', {
    'steps/one/asked.json#/fields/often/bounds': { by: { var: 'about.medical' }, cases: {} },
  }),
  put('submit while a section with it is not valid: the verdict is not followed', {
    'steps/one/extra.json#/fields/hobby/required': isMedical,
    'steps/one/step.json#/progressive': true,
  }),
  put('an action that is there when another is valid', {
    'steps/one/about.json#/actions/look/enabled': { valid: 'medical' },
    [REACTION]: { on: pressed, set: { 'notes.seen': 'pressed' } },
  }),
  put('a text of messages over it', {
    'steps/one/about.json#/fields/email/messages': { required: 'Enter it, {about.name}' },
  }),
  put('a reason at a call whose address carries it', {
    'calls/list.json#/path': { who: { var: 'about.name' } },
    'calls/list.json#/because': 'The contract takes it so.',
  }),
  put('an answer of two questions, one of them asked by a plain rule', {
    'steps/one/about.json#/fields/colour/relevant': isMedical,
    'steps/one/extra.json#/fields/shade': {
      title: 'Shade',
      answer: 'about.colour',
      schema: { type: 'string' },
      relevant: { '===': [{ var: 'notes.seen' }, 'yes'] },
    },
  }),
  put('a lookup of a sequence, called elsewhere only when it is so: a reload leaves it alone', {
    'sequences/save.json#/steps/1/as': 'list',
    [REACTION]: { on: pressed, when: isMedical, call: [{ id: 'list' }] },
  }),
  put('what an allowed exception is called with is stored anyway', {
    'journey.json#/persist/allow/-': { path: 'about.email', because: 'It is asked for again.' },
    [REACTION]: { on: pressed, call: [{ id: 'find', with: { q: { var: 'about.email' } } }] },
  }),
  put('a draft that is asked for only when it is so: its list is named', {
    'steps/one/extra.json#/fields/homes': {
      title: 'Homes',
      list: { item: 'home', max: 3, summary: '{item.line}' },
    },
    'steps/one/home.json': {
      id: 'home',
      title: 'Home',
      at: 'home',
      fields: { line: { title: 'Line', schema: { type: 'string' }, relevant: isMedical } },
    },
  }),
  put('a question of another kind than its section', {
    'steps/one/extra.json#/sensitive': 'medical',
    'steps/one/extra.json#/fields/hobby/sensitive': 'contact',
    [REACTION]: { on: { answered: 'extra.hobby' }, set: { 'notes.seen': 'asked' } },
  }),
  put('a draft beside a sensitive one of the same item', {
    'steps/one/extra.json#/fields/homes': {
      title: 'Homes',
      list: { item: 'home', max: 3, summary: '{item.line}' },
    },
    'steps/one/home.json': {
      id: 'home',
      title: 'Home',
      at: 'home',
      fields: {
        line: { title: 'Line', schema: { type: 'string' }, sensitive: 'contact' },
        years: { title: 'Years', schema: { type: 'integer' } },
      },
      reactions: [{ on: { answered: 'home.years' }, set: { 'notes.seen': { var: 'home.years' } } }],
    },
  }),
  {
    says: 'a consent that says that it is sensitive: its record stays in memory',
    put: {
      'steps/one/extra.json#/fields/visits': {
        consent: { id: 'house/visits', version: 1 },
        title: 'Visits for {about.name}',
        sensitive: 'medical',
      },
    },
    finds: {},
  },
];
