import type { Case } from './case';

const ALLOWED = 'journey.json#/persist/allow/-';

/** Answers that are sensitive by what is said of them, or of what they lie in, on the list. */
export const DECLARED: readonly Case[] = [
  {
    says: 'a sensitive answer on the list',
    put: { [ALLOWED]: 'about.email' },
    finds: { 'journey.json#/persist/allow/3': ['about.email'] },
  },
  {
    says: 'a path above sensitive answers on the list',
    put: { [ALLOWED]: 'about' },
    finds: {
      'journey.json#/persist/allow/3': [
        'about.account',
        'about.email',
        'about.medical',
        'about.name',
      ],
    },
  },
  {
    says: 'a question of a sensitive section on the list',
    put: { 'steps/one/extra.json#/sensitive': 'contact', [ALLOWED]: 'extra.hobby' },
    finds: { 'journey.json#/persist/allow/3': ['extra.hobby'] },
  },
  {
    says: 'a sensitive record on the list',
    put: { 'journey.json#/records/notes.seen/sensitive': 'identity' },
    finds: { 'journey.json#/persist/allow/1': ['notes.seen'] },
  },
  {
    says: 'an answer that a second question shares with one that says it is sensitive',
    put: {
      'steps/one/extra.json#/fields/twin': {
        title: 'Again',
        answer: 'extra.hobby',
        schema: { type: 'string' },
        sensitive: 'bank',
      },
      [ALLOWED]: 'extra.hobby',
    },
    finds: { 'journey.json#/persist/allow/3': ['extra.hobby'] },
  },
  {
    says: 'a question made like a sensitive one, with an answer of its own',
    put: {
      'steps/one/extra.json#/fields/second': { like: 'about.email', answer: 'extra.second' },
      [ALLOWED]: 'extra.second',
    },
    finds: { 'journey.json#/persist/allow/3': ['extra.second'] },
  },
  {
    says: 'a question made like a sensitive one, whose answer is taken away for its own',
    put: {
      'steps/one/extra.json#/fields/second': { like: 'about.email', answer: null },
      [ALLOWED]: 'extra.second',
    },
    finds: { 'journey.json#/persist/allow/3': ['extra.second'] },
  },
  {
    says: 'a part of a sensitive object on the list',
    put: {
      'steps/one/extra.json#/fields/born': {
        title: 'Born',
        schema: { type: 'object', properties: { year: { type: 'integer' } } },
        sensitive: 'identity',
      },
      [ALLOWED]: 'extra.born.year',
    },
    finds: { 'journey.json#/persist/allow/3': ['extra.born'] },
  },
  {
    says: 'a list whose items have a sensitive question',
    put: {
      'steps/one/extra.json#/fields/homes': {
        title: 'Homes',
        list: { item: 'home', max: 3, summary: '{item.line}' },
      },
      'steps/one/home.json': {
        id: 'home',
        title: 'Home',
        at: 'home',
        fields: { line: { title: 'Line', schema: { type: 'string' }, sensitive: 'contact' } },
      },
      [ALLOWED]: 'extra.homes',
    },
    finds: { 'journey.json#/persist/allow/3': ['home.line'] },
  },
  {
    says: 'a choice among the items of a list by a sensitive answer of theirs',
    put: {
      'steps/one/extra.json#/fields/homes': {
        title: 'Homes',
        list: { item: 'home', max: 3, summary: '{item.line}' },
      },
      'steps/one/extra.json#/fields/first': {
        title: 'First',
        options: { from: 'extra.homes', value: 'line', label: '{item.line}' },
      },
      'steps/one/home.json': {
        id: 'home',
        title: 'Home',
        at: 'home',
        fields: {
          line: { title: 'Line', schema: { type: 'string' }, sensitive: 'contact' },
          years: { title: 'Years', schema: { type: 'integer' } },
        },
      },
      [ALLOWED]: 'extra.first',
    },
    finds: { 'journey.json#/persist/allow/3': ['home.line'] },
  },
  {
    says: 'a draft of a sensitive list, set to what is stored',
    put: {
      'steps/one/extra.json#/fields/homes': {
        title: 'Homes',
        list: { item: 'home', max: 3, summary: '{item.line}' },
        sensitive: 'contact',
      },
      'steps/one/home.json': {
        id: 'home',
        title: 'Home',
        at: 'home',
        fields: { line: { title: 'Line', schema: { type: 'string' } } },
        reactions: [{ on: { answered: 'home.line' }, set: { 'notes.seen': { var: 'home.line' } } }],
      },
    },
    finds: { 'journey.json#/persist/allow/1': ['extra.homes'] },
  },
  {
    says: 'a question of one variant alone',
    put: {
      'steps/one/extra.json#/variants': {
        by: { var: 'about.colour' },
        from: 'kinds/directory.json',
      },
      'kinds/directory.json': {
        entries: { red: { variant: 'red' } },
        otherwise: { variant: 'red' },
      },
      'kinds/red.json': {
        id: 'red',
        fields: { born: { title: 'Born', schema: { type: 'string' }, sensitive: 'identity' } },
      },
      [ALLOWED]: 'extra.born',
    },
    finds: { 'journey.json#/persist/allow/3': ['extra.born'] },
  },
  {
    says: 'a question made like another, which says more of the same answer',
    put: {
      'steps/one/extra.json#/fields/again': { like: 'about.nick', sensitive: 'contact' },
      [ALLOWED]: 'about.nick',
    },
    finds: { 'journey.json#/persist/allow/3': ['about.nick'] },
  },
  {
    says: 'a draft of a list that was set to something sensitive',
    put: {
      'steps/one/extra.json#/fields/homes': {
        title: 'Homes',
        list: { item: 'home', max: 3, summary: '{item.line}' },
      },
      'steps/one/home.json': {
        id: 'home',
        title: 'Home',
        at: 'home',
        fields: { line: { title: 'Line', schema: { type: 'string' } } },
        reactions: [{ on: { answered: 'home.line' }, set: { 'notes.seen': { var: 'home.line' } } }],
      },
      'steps/one/about.json#/reactions/-': {
        on: { pressed: 'look' },
        set: { 'extra.homes': { var: 'about.name' } },
      },
    },
    finds: { 'journey.json#/persist/allow/1': ['about.name'] },
  },
];
