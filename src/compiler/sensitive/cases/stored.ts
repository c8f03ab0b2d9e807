import type { Case } from './case';

const REACTION = 'steps/one/about.json#/reactions/-';
const FACTS = 'facts/all.json#/facts';
const isMedical = { '===': [{ var: 'about.medical' }, true] };
const hasEmail = { isAnswered: { var: 'about.email' } };
const pressed = { pressed: 'look' };

/** Ways by which a sensitive answer reaches what is stored among the answers. */
export const STORED: readonly Case[] = [
  {
    says: 'set to a stored answer',
    put: { [REACTION]: { on: pressed, set: { 'notes.seen': { var: 'about.email' } } } },
    finds: { 'journey.json#/persist/allow/1': ['about.email'] },
  },
  {
    says: 'set to an answer that is set to a stored one',
    put: {
      'steps/one/about.json#/reactions': [
        { on: pressed, set: { 'about.nick': { var: 'about.name' } } },
        { on: pressed, set: { 'notes.seen': { var: 'about.nick' } } },
      ],
    },
    finds: { 'journey.json#/persist/allow/1': ['about.name'] },
  },
  {
    says: 'through a fact',
    put: {
      [`${FACTS}/greeting`]: { rule: { cat: ['Dear ', { var: 'about.name' }] } },
      [REACTION]: { on: pressed, set: { 'notes.seen': { var: 'facts.greeting' } } },
    },
    finds: { 'journey.json#/persist/allow/1': ['about.name'] },
  },
  {
    says: 'through a fact of a fact',
    put: {
      [`${FACTS}/hasEmail`]: { rule: hasEmail },
      [`${FACTS}/way`]: { rule: { if: [{ var: 'facts.hasEmail' }, 'email', 'post'] } },
      [REACTION]: { on: pressed, set: { 'notes.seen': { var: 'facts.way' } } },
    },
    finds: { 'journey.json#/persist/allow/1': ['about.email'] },
  },
  {
    says: 'by what a bundle sets',
    put: {
      'bundles/defaults.json#/changes/-': { set: { 'notes.seen': { var: 'about.account' } } },
      [REACTION]: { on: pressed, apply: 'defaults' },
    },
    finds: { 'journey.json#/persist/allow/1': ['about.account'] },
  },
  {
    says: 'by what a stored question opens with',
    put: { 'steps/one/about.json#/fields/colour/opens': { value: { var: 'about.name' } } },
    finds: {
      'journey.json#/persist/allow/0': ['about.name'],
      'commits/pay.json#/same': ['about.name'],
    },
  },
  {
    says: 'by what the first change of a sequence sets',
    put: { 'sequences/save.json#/first': { set: { 'notes.seen': { var: 'about.name' } } } },
    finds: { 'journey.json#/persist/allow/1': ['about.name'] },
  },
  {
    says: 'by the answer of a call to which it was sent',
    put: {
      'sequences/save.json#/steps/0/then': { set: { 'notes.seen': { var: 'answer.hello' } } },
    },
    finds: { 'journey.json#/persist/allow/1': ['about.medical', 'about.name'] },
  },
  {
    says: 'by a lookup to which it was sent as `with`',
    put: {
      'steps/one/about.json#/reactions': [
        { on: pressed, call: [{ id: 'find', with: { q: { var: 'about.email' } } }] },
        { on: { succeeded: 'find' }, set: { 'notes.seen': { var: 'lookups.find.0.text' } } },
      ],
    },
    finds: { 'journey.json#/persist/allow/1': ['about.email'] },
  },
  {
    says: 'by a declared key of an answer',
    put: {
      'calls/list.json#/sensitive': { holder: 'identity' },
      'steps/one/about.json#/reactions': [
        { on: pressed, call: [{ id: 'list' }] },
        { on: { succeeded: 'list' }, set: { 'notes.seen': { var: 'lookups.list.holder' } } },
      ],
    },
    finds: { 'journey.json#/persist/allow/1': ['lookups.list.holder'] },
  },
  {
    says: 'by a declared lookup',
    put: {
      'journey.json#/lookups': { list: { sensitive: 'medical' } },
      'steps/one/about.json#/reactions': [
        { on: pressed, call: [{ id: 'list' }] },
        { on: { succeeded: 'list' }, set: { 'notes.seen': { var: 'lookups.list.0' } } },
      ],
    },
    finds: { 'journey.json#/persist/allow/1': ['lookups.list'] },
  },
  {
    says: 'set only when it is so',
    put: { [REACTION]: { on: pressed, when: isMedical, set: { 'notes.seen': 'yes' } } },
    finds: { 'journey.json#/persist/allow/1': ['about.medical'] },
  },
  {
    says: 'set only when a fact over it holds, by a bundle',
    put: {
      [`${FACTS}/hasEmail`]: { rule: hasEmail },
      'bundles/defaults.json#/changes/-': { set: { 'notes.seen': 'yes' } },
      [REACTION]: { on: pressed, when: { var: 'facts.hasEmail' }, apply: 'defaults' },
    },
    finds: {
      'journey.json#/persist/allow/1': ['about.email'],
      'commits/pay.json#/again': ['about.email'],
    },
  },
  {
    says: 'cleared only when it is so',
    put: { [REACTION]: { on: pressed, when: isMedical, clear: ['notes.ref'] } },
    finds: {
      'journey.json#/persist/allow/2': ['about.medical'],
      'steps/two/step.json#/parameters/which': ['about.medical'],
      'commits/pay.json#/subject': ['about.medical'],
      'commits/pay.json#/tie/ref': ['about.medical'],
      'commits/pay.json#/record/ref': ['about.medical'],
    },
  },
  {
    says: 'cleared with all above it only when it is so',
    put: { [REACTION]: { on: pressed, when: isMedical, clear: ['notes'] } },
    finds: {
      'journey.json#/persist/allow/1': ['about.medical'],
      'journey.json#/persist/allow/2': ['about.medical'],
      'steps/two/step.json#/parameters/which': ['about.medical'],
      'commits/pay.json#/again': ['about.medical'],
      'commits/pay.json#/subject': ['about.medical'],
      'commits/pay.json#/tie/ref': ['about.medical'],
      'commits/pay.json#/record/ref': ['about.medical'],
    },
  },
  {
    says: 'a stored answer that is asked for only when it is so',
    put: { 'steps/one/about.json#/fields/colour/relevant': isMedical },
    finds: {
      'journey.json#/persist/allow/0': ['about.medical'],
      'commits/pay.json#/same': ['about.medical'],
    },
  },
  {
    says: 'set because a medical question was answered at all',
    put: {
      [REACTION]: { on: { answered: 'about.medical' }, set: { 'notes.seen': 'asked' } },
    },
    finds: { 'journey.json#/persist/allow/1': ['about.medical'] },
  },
  {
    says: 'forgotten with a medical answer',
    put: {
      'journey.json#/records/notes.seen/forgottenWith': ['about.medical'],
    },
    finds: { 'journey.json#/persist/allow/1': ['about.medical'] },
  },
  {
    says: 'one exception for another path does not cover it',
    put: {
      'journey.json#/persist/allow': [
        { path: 'about.email', because: 'The household asked to be remembered.' },
        'about.account',
      ],
      'commits/pay.json#/same': 1,
    },
    finds: { 'journey.json#/persist/allow/1': ['about.account'] },
  },
  {
    says: 'an exception that nothing needs',
    put: {
      'journey.json#/persist/allow/0': { path: 'about.colour', because: 'It is only a colour.' },
    },
    finds: { 'journey.json#/persist/allow/0': [] },
  },
  {
    says: 'by what follows a failure that a rule over it picks',
    put: {
      'sequences/save.json#/steps/0/onFailure': [
        { when: isMedical, then: { set: { 'notes.seen': 'failed' } } },
      ],
    },
    finds: { 'journey.json#/persist/allow/1': ['about.medical'] },
  },
  {
    says: 'by an action that is there only when it is so',
    put: {
      'steps/one/about.json#/actions/look/enabled': isMedical,
      [REACTION]: { on: pressed, set: { 'notes.seen': 'pressed' } },
    },
    finds: { 'journey.json#/persist/allow/1': ['about.medical'] },
  },
  {
    says: 'two questions of two kinds for one answer: medical counts',
    put: {
      'steps/one/extra.json#/fields': {
        first: { title: 'A', answer: 'extra.x', schema: {}, sensitive: 'medical' },
        second: { title: 'B', answer: 'extra.x', schema: {}, sensitive: 'bank' },
      },
      [REACTION]: { on: { answered: 'extra.x' }, set: { 'notes.seen': 'asked' } },
    },
    finds: { 'journey.json#/persist/allow/1': ['extra.x'] },
  },
  {
    says: 'as a word of a consent, which the record of consents keeps',
    put: {
      'steps/one/extra.json#/fields/offers': {
        consent: { id: 'house/offers', version: 1 },
        title: 'Offers to {about.email}',
      },
    },
    finds: { 'steps/one/extra.json#/fields/offers/consent': ['about.email'] },
  },
  {
    says: 'as a consent that stands in the record only when it is so',
    put: {
      'steps/one/extra.json#/fields/visits': {
        consent: { id: 'house/visits', version: 1 },
        title: 'Visits',
        visible: isMedical,
      },
    },
    finds: {
      'steps/one/extra.json#/fields/visits': ['about.medical'],
      'steps/one/extra.json#/fields/visits/consent': ['about.medical'],
    },
  },
];
