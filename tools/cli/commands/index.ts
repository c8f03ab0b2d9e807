import type { CommandDefinition } from '../frame/command';
import { reportFormats } from '../reports/report-formats';

/** What the folder of a brand says of the journey, laid over the base. */
const brand = ['--brand <name>', 'the journey as it is under this brand'] as const;
const dir = ['[dir]', 'the folder of journey.json (default: journey-config)'] as const;

/** All that can be written after `journey`, in the order of `journey help`. */
export const commands: readonly CommandDefinition[] = [
  {
    name: 'new',
    summary: 'Write a small journey of one’s own that is whole: two steps, scenarios, a brand.',
    parameters: [['<folder>', 'where it is written: a folder that is empty or not there yet']],
    options: [
      ['--name <words>', 'what the journey is called, such as "Library card"'],
      ['--brand <words>', 'whose name stands on the page'],
      ['--purpose <words>', 'what it is for, in a sentence under the title'],
    ],
    formats: [],
    load: async () => (await import('./new')).create,
  },
  {
    name: 'import',
    summary:
      'Bring a form of ODK (an XForm) into the language, and say what could not be brought over.',
    parameters: [
      ['<file>', 'the XML of the form, as pyxform, ODK Central, Kobo or Enketo make it'],
      ['[dir]', 'where the journey is written: a folder that is empty or not there yet'],
    ],
    options: [['--without-scenarios', 'write no scenarios; journey testgen writes them later']],
    formats: ['pretty', 'json'],
    load: async () => (await import('./import')).importXForm,
  },
  {
    name: 'add',
    summary:
      'Add a question, a section, a supplier, a call or a brand, and say what is left to do.',
    parameters: [
      ['<what>', 'question, section, supplier, call or brand'],
      ['<name>', 'section.question, step.section, or the name of the supplier, call or brand'],
      dir,
    ],
    options: [
      ['--title <words>', 'of a question, section or brand: what people read'],
      [
        '--as <kind>',
        'of a question: text, number, date, month, time, tick or choice (default: text)',
      ],
      ['--required', 'the question must be answered'],
      ['--after <name>', 'the question or section that it stands behind (default: the last)'],
      ['--call <name>', 'the call that sends the question'],
      ['--operation <id>', 'of a call: what it calls, by its operationId in the contract'],
      ['--id <id>', 'of a supplier: its key in the directory'],
      ['--in <folder>', 'of a supplier: whose directory, where there are several'],
      ['--like <name>', 'the supplier or brand that is copied'],
    ],
    formats: [],
    load: async () => (await import('./add')).add,
  },
  {
    name: 'check',
    summary: 'Say what is wrong with a configuration: syntax, names, rules, texts.',
    parameters: [dir],
    options: [
      brand,
      ['--watch', 'check again whenever a file is saved'],
      [
        '--no-cache',
        'look at everything again, also where nothing has changed since the last time',
      ],
    ],
    formats: ['pretty', 'json', ...reportFormats],
    late: true,
    load: async () => (await import('./check')).check,
  },
  {
    name: 'prove',
    summary:
      'Say what no household can get past, and what decides nothing, for all of them at once.',
    parameters: [dir],
    options: [brand],
    formats: ['pretty', 'json', ...reportFormats],
    traced: true,
    load: async () => (await import('./prove')).prove,
  },
  {
    name: 'mutate',
    summary: 'Change every rule in every small way, and say which change no scenario notices.',
    parameters: [dir],
    options: [
      brand,
      ['--since <revision>', 'only what says something else than in this revision of git'],
      ['--only <words>', 'only what has the words in its file#/pointer, such as calls/save-bank'],
      ['--list', 'print the changes and try none'],
    ],
    formats: ['pretty', 'json', ...reportFormats],
    traced: true,
    load: async () => (await import('./mutate')).mutate,
  },
  {
    name: 'testgen',
    summary: 'Write scenarios, for review, for every outcome of a rule that no scenario comes to.',
    parameters: [dir],
    options: [
      brand,
      ['--out <folder>', 'write them there; without it, only print them'],
      ['--force', 'replace what was generated there before; what was reviewed stays'],
      ['--all', 'as few as cover everything, whatever the scenarios cover already'],
      ['--only <words>', 'only outcomes with the words in their file#/pointer, such as facts/'],
    ],
    formats: ['pretty', 'json', ...reportFormats],
    traced: true,
    load: async () => (await import('./testgen')).testgen,
  },
  {
    name: 'diff',
    summary:
      'Say which households see, must answer, consent to or send something else in another version.',
    parameters: [
      [
        '<before>',
        'a folder with a journey, or a git revision of this one: a branch, tag or commit',
      ],
      ['[after]', 'another of these (default: the folder as it stands)'],
      dir,
    ],
    options: [
      brand,
      [
        '--fail-on <kinds>',
        'kinds of differences to end with 1 for, such as consents,required,sent; all or none (default: consent-text)',
      ],
    ],
    formats: ['pretty', 'json', ...reportFormats],
    traced: true,
    load: async () => (await import('./diff')).diff,
  },
  {
    name: 'explain',
    summary: 'Say what the code of a finding means, with a wrong and a right example.',
    parameters: [['<code>', 'the code in brackets, such as JC401']],
    options: [],
    formats: ['pretty', 'json'],
    load: async () => (await import('./explain')).explain,
  },
  {
    name: 'test',
    summary: 'Play the scenarios beside a configuration, and say what does not hold.',
    parameters: [dir],
    options: [
      brand,
      ['--filter <words>', 'only those with the words in name, file, clause or waypoint'],
      ['--coverage', 'say which rules, outcomes and branches no scenario decides'],
      [
        '--accept [causes]',
        'rewrite what scenarios expect as it is now: all, or numbers as 1,3; asks without either',
      ],
      ['--watch', 'play again whenever a file is saved, first what failed before'],
    ],
    formats: ['pretty', 'json', ...reportFormats],
    traced: true,
    load: async () => (await import('./test')).test,
  },
  {
    name: 'why',
    summary: 'Say why something is shown, hidden, required, wrong or called for one household.',
    parameters: [
      ['<target>', 'a section, section.field, call, fact, notice, button, sequence or step'],
      dir,
    ],
    options: [
      brand,
      ['--household <who>', 'a waypoint, the name of a scenario, or file.json#name: where it ends'],
      ['--at <step>', 'go to this step before asking'],
    ],
    formats: ['pretty', 'json'],
    traced: true,
    load: async () => (await import('./why')).why,
  },
  {
    name: 'table',
    summary: 'Print a decision table of the whole journey.',
    parameters: [['<kind>', 'required, visibility or consents'], dir],
    options: [brand],
    formats: ['md', 'html', 'csv'],
    traced: true,
    load: async () => (await import('./table')).table,
  },
  {
    name: 'data',
    summary: 'Print where each answer goes, why it is asked and how long it stays.',
    parameters: [dir],
    options: [brand],
    formats: ['md', 'json', 'csv'],
    load: async () => (await import('./data')).data,
  },
  {
    name: 'brands',
    summary: 'Say where each brand differs from the base: its words, consents, suppliers, steps.',
    parameters: [dir],
    options: [brand],
    formats: ['pretty', 'json'],
    load: async () => (await import('./brands')).brands,
  },
  {
    name: 'contract',
    summary: 'Hold a partner’s API against the contract: play its examples, and say what differs.',
    parameters: [['<action>', 'verify'], dir],
    options: [
      ['--base <url>', 'where the API is, as in the settings of an installation'],
      ['--origin <url>', 'where the page is, if it is elsewhere: its preflights are tried too'],
      ['--all', 'call also what is not undone, such as completing a switch'],
    ],
    formats: ['pretty', 'json'],
    load: async () => (await import('./contract')).contract,
  },
  {
    name: 'migrate',
    summary: 'Bring a configuration of language 1 to language 2, and say what it could say better.',
    parameters: [dir],
    options: [['--write', 'change the files; without it, only say what would change']],
    formats: ['pretty', 'json'],
    load: async () => (await import('./migrate')).migrate,
  },
  {
    name: 'studio',
    summary: 'Open the analysts’ page: outline, the household’s page and questions in words.',
    parameters: [dir],
    options: [['--port <number>', 'where it listens on this machine (default: 4180)']],
    formats: [],
    load: async () => (await import('./studio')).studio,
  },
  {
    name: 'site',
    summary: 'Write one installation of a build as files that any host can serve.',
    parameters: [],
    options: [
      ['--settings <file>', 'the settings of the installation, as in server/settings.json'],
      ['--out <folder>', 'where it is written; a folder that is not there yet'],
      ['--build <folder>', 'what `npm run build` made (default: dist/client)'],
    ],
    formats: ['netlify', 'nginx'],
    load: async () => (await import('./site')).site,
  },
  {
    name: 'language',
    summary: 'Print the reference of the config language, as Markdown.',
    parameters: [],
    options: [],
    formats: [],
    load: async () => (await import('./language')).language,
  },
];
