import type { Case } from './case';

const REACTION = 'steps/one/about.json#/reactions/-';
const FIRST = 'steps/one/about.json#/reactions/0';
const FACTS = 'facts/all.json#/facts';
const STEP = 'sequences/save.json#/steps/0';
const isMedical = { '===': [{ var: 'about.medical' }, true] };
const pressed = { pressed: 'look' };

/** Ways out through tracking, addresses, titles, journals and the ledger. */
export const ELSEWHERE: readonly Case[] = [
  {
    says: 'a property of a tracking record',
    put: { 'tracking.json#/records/viewed/Value': { var: 'about.name' } },
    finds: { 'tracking.json#/records/viewed/Value': ['about.name'] },
  },
  {
    says: 'what the call of tracking says besides',
    put: { 'calls/track.json#/body/visitor': { cat: [{ var: 'about.name' }, '1'] } },
    finds: { 'calls/track.json#/body/visitor': ['about.name'] },
  },
  {
    says: 'a tracking property through a fact',
    put: {
      [`${FACTS}/needsHelp`]: { rule: isMedical },
      'tracking.json#/records/viewed/Value': { var: 'facts.needsHelp' },
    },
    finds: { 'tracking.json#/records/viewed/Value': ['about.medical'] },
  },
  {
    says: 'a tracking property that reads the status of a lookup called only when it is so',
    put: {
      [REACTION]: { on: pressed, when: isMedical, call: [{ id: 'list' }] },
      'tracking.json#/records/viewed/Value': { lookupStatus: 'list' },
    },
    finds: {
      [`${FIRST}/call/0`]: ['about.medical'],
      'tracking.json#/records/viewed/Value': ['about.medical'],
    },
  },
  {
    says: 'a record that is tracked only when it is so',
    put: { [REACTION]: { on: pressed, when: isMedical, track: 'other' } },
    finds: { [`${FIRST}/track`]: ['about.medical'] },
  },
  {
    says: 'a record that is tracked when a medical question is answered',
    put: { [REACTION]: { on: { changed: 'about.medical' }, track: 'other' } },
    finds: { [`${FIRST}/track`]: ['about.medical'] },
  },
  {
    says: 'a record that is tracked in a section that is asked only when it is so',
    put: {
      'steps/one/extra.json#/relevant': isMedical,
      'steps/one/extra.json#/reactions/-': { on: { entered: true }, track: 'other' },
    },
    finds: {
      'steps/one/extra.json#/relevant': ['about.medical'],
      'steps/one/extra.json#/fields/hobby': ['about.medical'],
      'steps/one/extra.json#/reactions/0/track': ['about.medical'],
    },
  },
  {
    says: 'an exception of tracking that nothing needs',
    put: {
      'tracking.json#/records/viewed/Value': { path: 'about.colour', because: 'It is a colour.' },
    },
    finds: { 'tracking.json#/records/viewed/Value': [] },
  },
  {
    says: 'a part of an address',
    put: { 'steps/two/step.json#/parameters/which/answer': 'about.email' },
    finds: { 'steps/two/step.json#/parameters/which': ['about.email'] },
  },
  {
    says: 'a value of the query of an address',
    put: { 'steps/two/step.json#/query': { who: { answer: 'about.email', pattern: '.' } } },
    finds: { 'steps/two/step.json#/query/who': ['about.email'] },
  },
  {
    says: 'the address of another site that one is sent to',
    put: {
      [REACTION]: {
        on: pressed,
        leave: { cat: ['https://a.example/?of=', { var: 'about.email' }] },
      },
    },
    finds: { [`${FIRST}/leave`]: ['about.email'] },
  },
  {
    says: 'the address of the step that one goes to, set just before',
    put: {
      [REACTION]: { on: pressed, set: { 'notes.free': { var: 'about.name' } }, goTo: 'two' },
      'steps/two/step.json#/parameters/which/answer': 'notes.free',
    },
    finds: {
      'steps/two/step.json#/parameters/which': ['about.name'],
      'commits/pay.json#/again': ['about.name'],
    },
  },
  {
    says: 'the address of a link',
    put: {
      [`${FACTS}/link`]: { rule: { cat: ['https://example.com/?to=', { var: 'about.email' }] } },
      'steps/one/about.json#/lead': 'See [more](facts.link).',
    },
    finds: { 'steps/one/about.json#/lead': ['about.email'] },
  },
  {
    says: 'the query of a call',
    put: {
      'calls/find.json#/query': { q: { var: 'with.q' } },
      [REACTION]: { on: pressed, call: [{ id: 'find', with: { q: { var: 'about.email' } } }] },
    },
    finds: { 'calls/find.json#/query/q': ['about.email'] },
  },
  {
    says: 'the query of a call, to which one alone of two gives what is sensitive',
    put: {
      'calls/find.json#/query': { q: { var: 'with.q' } },
      'steps/one/about.json#/reactions': [
        { on: pressed, call: [{ id: 'find', with: { q: { var: 'about.colour' } } }] },
        { on: pressed, call: [{ id: 'find', with: { q: { var: 'about.email' } } }] },
      ],
    },
    finds: { 'steps/one/about.json#/reactions/1/call/0/with/q': ['about.email'] },
  },
  {
    says: 'the path of a call',
    put: { 'calls/list.json#/path': { who: { var: 'about.name' } } },
    finds: { 'calls/list.json#/path/who': ['about.name'] },
  },
  {
    says: 'a placeholder in a title',
    put: { 'steps/one/step.json#/title': 'Hello {about.name}' },
    finds: { 'steps/one/step.json#/title': ['about.name'] },
  },
  {
    says: 'a title that is another when it is so',
    put: {
      'steps/one/step.json#/title': [{ when: isMedical, text: 'Extra help' }, { text: 'One' }],
    },
    finds: { 'steps/one/step.json#/title/0/when': ['about.medical'] },
  },
  {
    says: 'a title whose second case says a name',
    put: {
      'steps/one/step.json#/title': [
        { when: { var: 'facts.likesRed' }, text: 'Red' },
        { text: 'Hello {about.name}' },
      ],
    },
    finds: { 'steps/one/step.json#/title/1/text': ['about.name'] },
  },
  {
    says: 'a title of later, with a fact and a format',
    put: {
      [`${FACTS}/who`]: { rule: { var: 'about.name' } },
      'steps/one/step.json#/later': { title: 'Hello { facts.who | lowerCase }' },
    },
    finds: { 'steps/one/step.json#/later/title': ['about.name'] },
  },
  {
    says: 'a call made only when it is so, whose name is stored to load it again',
    put: {
      [REACTION]: { on: { answered: 'about.medical' }, when: isMedical, call: [{ id: 'list' }] },
    },
    finds: { [`${FIRST}/call/0`]: ['about.medical'] },
  },
  {
    says: 'a lookup cleared only when it is so',
    put: {
      'steps/one/about.json#/reactions': [
        { on: pressed, call: [{ id: 'list' }] },
        { on: pressed, when: isMedical, clear: ['lookups.list'] },
      ],
    },
    finds: { 'steps/one/about.json#/reactions/1/clear/0': ['about.medical'] },
  },
  {
    says: 'a lookup forgotten with a medical answer',
    put: {
      'journey.json#/lookups': { list: { forgottenWith: ['about.medical'] } },
      [REACTION]: { on: pressed, call: [{ id: 'list' }] },
    },
    finds: { 'journey.json#/lookups/list/forgottenWith/0': ['about.medical'] },
  },
  {
    says: 'what a call is stored with, from a declared lookup',
    put: {
      'journey.json#/lookups': { list: { sensitive: 'identity' } },
      'steps/one/about.json#/reactions': [
        { on: pressed, call: [{ id: 'list' }] },
        { on: pressed, call: [{ id: 'find', with: { q: { var: 'lookups.list.key' } } }] },
      ],
    },
    finds: { 'steps/one/about.json#/reactions/1/call/0/with/q': ['lookups.list'] },
  },
  {
    says: 'a dialog opened only when it is so',
    put: { [REACTION]: { on: pressed, when: isMedical, open: 'asked' } },
    finds: { [`${FIRST}/open`]: ['about.medical'] },
  },
  {
    says: 'a section that opens only when it is so',
    put: { 'steps/one/extra.json#/relevant': isMedical },
    finds: {
      'steps/one/extra.json#/relevant': ['about.medical'],
      'steps/one/extra.json#/fields/hobby': ['about.medical'],
    },
  },
  {
    says: 'a section that is drawn only when it is so',
    put: { 'steps/one/extra.json#/visible': isMedical },
    finds: {
      'steps/one/extra.json#/visible': ['about.medical'],
      'steps/one/extra.json#/fields/hobby': ['about.medical'],
    },
  },
  {
    says: 'a section that must be visited only when it is so',
    put: { 'steps/one/extra.json#/visited': isMedical },
    finds: { 'steps/one/extra.json#/visited': ['about.medical'] },
  },
  {
    says: 'the variant in which a section opens',
    put: {
      'steps/one/extra.json#/variants': { by: { var: 'about.name' }, from: 'kinds/directory.json' },
      'kinds/directory.json': { entries: { a: { variant: 'red' } }, otherwise: { variant: 'red' } },
      'kinds/red.json': { id: 'red' },
    },
    finds: { 'steps/one/extra.json#/variants/by': ['about.name'] },
  },
  {
    says: 'a question, not medical itself, that is named as lost only when a medical one is so',
    put: { 'steps/one/about.json#/fields/nick/relevant': isMedical },
    finds: { 'steps/one/about.json#/fields/nick': ['about.medical'] },
  },
  {
    says: 'a question named as lost only when a rule over the bank holds',
    put: { 'steps/one/about.json#/fields/nick/visible': { isAnswered: { var: 'about.account' } } },
    finds: { 'steps/one/about.json#/fields/nick': ['about.account'] },
  },
  {
    says: 'a question of a lesser kind, named as lost only when a medical one is so',
    put: { 'steps/one/about.json#/fields/email/relevant': isMedical },
    finds: { 'steps/one/about.json#/fields/email': ['about.medical'] },
  },
  {
    says: 'a step of a sequence that is skipped when it is not so',
    put: { [`${STEP}/when`]: isMedical },
    finds: { [`${STEP}/when`]: ['about.medical'] },
  },
  {
    says: 'a step of a sequence that fails by what was answered',
    put: { [`${STEP}/okWhen`]: { '!==': [{ var: 'about.account' }, '0'] } },
    finds: { [`${STEP}/okWhen`]: ['about.account'] },
  },
  {
    says: 'a sequence that ends early when a declared key of an answer is so',
    put: {
      'calls/save.json#/sensitive': { ill: 'medical' },
      [`${STEP}/stopWhen`]: { '===': [{ var: 'answer.ill' }, true] },
    },
    finds: { [`${STEP}/stopWhen`]: ['lookups.saved.ill'] },
  },
  {
    says: 'a sequence that begins only when it is so',
    put: { [REACTION]: { on: pressed, when: isMedical, run: 'save' } },
    finds: { [`${FIRST}/run`]: ['about.medical'] },
  },
  {
    says: 'the record of a commit',
    put: { 'commits/pay.json#/record/who': { var: 'about.name' } },
    finds: { 'commits/pay.json#/record/who': ['about.name'] },
  },
  {
    says: 'what must not be bought twice',
    put: { 'commits/pay.json#/same': { cat: [{ var: 'about.email' }, ' '] } },
    finds: { 'commits/pay.json#/same': ['about.email'] },
  },
  {
    says: 'what a commit is counted by',
    put: { 'commits/pay.json#/subject': { var: 'about.account' } },
    finds: { 'commits/pay.json#/subject': ['about.account'] },
  },
  {
    says: 'what a commit is sent with',
    put: { 'commits/pay.json#/tie/who': { var: 'about.name' } },
    finds: { 'commits/pay.json#/tie/who': ['about.name'] },
  },
  {
    says: 'what is kept of the answer of a commit, from a declared key',
    put: {
      'calls/pay.json#/sensitive': { holder: 'identity' },
      'sequences/save.json#/steps/1/keep': { name: { var: 'answer.holder' } },
    },
    finds: { 'sequences/save.json#/steps/1/keep/name': ['lookups.payment.holder'] },
  },
  {
    says: 'the tick of a second commit, set only when it is so',
    put: { [REACTION]: { on: pressed, when: isMedical, set: { 'notes.free': 'yes' } } },
    finds: { 'commits/pay.json#/again': ['about.medical'] },
  },
  {
    says: 'a record, read back from the ledger and tracked',
    put: {
      'commits/pay.json#/record/who': { var: 'about.name' },
      'tracking.json#/records/viewed/Value': { var: 'commits.pay.record.who' },
    },
    finds: {
      'commits/pay.json#/record/who': ['about.name'],
      'tracking.json#/records/viewed/Value': ['about.name'],
    },
  },
  {
    says: 'a reason at a call whose address carries nothing',
    put: { 'calls/find.json#/because': 'The contract takes it so.' },
    finds: { 'calls/find.json#/because': [] },
  },
  {
    says: 'what a button of a screen gives to a sequence that calls by address',
    put: {
      'journey.json#/lookups': { people: { sensitive: 'identity' } },
      'screens/people.json': {
        id: 'people',
        from: 'lookups.people',
        actions: [
          { id: 'one', label: 'One', sequence: 'save', with: { who: { var: 'item.name' } } },
        ],
      },
      'calls/save.json#/query': { who: { var: 'with.who' } },
      [`${STEP}/with`]: { who: { var: 'with.who' } },
    },
    finds: { 'calls/save.json#/query/who': ['lookups.people'] },
  },
  {
    says: 'what a release before the ledger had kept',
    put: { 'commits/pay.json#/earlier': { record: { who: { var: 'about.name' } }, answer: {} } },
    finds: { 'commits/pay.json#/earlier/record/who': ['about.name'] },
  },
];
