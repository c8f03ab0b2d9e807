import { posix } from 'node:path';
import { formatJson } from '../../../src/compiler/migrate';
import type { JsonObject, Rule } from '../../../src/engine';
import { daySettings } from './expressions/days';
import { factsOf } from './build/facts';
import { formatFiles, localeFiles } from './build/locale-files';
import { languageTag } from './build/languages';
import { conditionOf, type Making } from './build/making';
import { meaningsOf } from './build/meanings';
import { FileNames } from './build/names';
import type { Planned } from './build/plan';
import { planForm } from './build/plan-form';
import { sendingFiles, sentOf } from './build/sending';
import { sheetsOf } from './build/sheets';
import { Texts } from './build/texts';
import { plainWords } from './build/wording';
import { kebabCase } from '../new/words-of-journey';
import { Notes, type BroughtRule, type ImportFinding } from './findings';
import { readXForm } from './xform/read-xform';

export interface Imported {
  /** Path from the folder of the journey → text. */
  readonly files: ReadonlyMap<string, string>;
  /** In the order of the lines. */
  readonly findings: readonly ImportFinding[];
  readonly brought: readonly BroughtRule[];
  readonly planned: ReadonlyMap<string, Planned>;
  readonly title: string;
}

/**
 * A form of ODK as a journey of our language, and what of it could not be brought over.
 *
 * @param file as it is named to people
 * @param schemas the way from the journey's folder to the schemas of the language
 * @throws InputError for what is no XForm
 */
export function importForm(text: string, file: string, schemas: string): Imported {
  const form = readXForm(text, file);
  const notes = new Notes();
  const names = new FileNames();
  const planned = planForm(form, notes, names);
  const meanings = meaningsOf(planned, form);
  const facts = new Map<string, Rule>();
  const texts = new Texts({ form, meanings, notes, facts });
  const making: Making = { form, planned, meanings, notes, texts, facts };
  const title = plainWords(form.title.replaceAll(/[{}]/g, '')).text || 'Form';
  const said = factsOf(making);
  const sheets = sheetsOf(title, making, names);
  noteWhatIsLeft(making);
  const sections = [...sheets.sections].map(
    ([name, section]) => [`steps/form/${name}.json`, section] as const,
  );
  const step = stepOf(title, sheets.order);
  const shown = JSON.stringify([...sheets.sections.values(), ...facts.values()]);
  const used = [...facts].filter(
    ([name]) => !name.startsWith('shown_') || new RegExp(`facts\\.${name}\\b`).test(shown),
  );
  const made = new Map<string, JsonObject>([
    ['journey.json', journeyOf(kebabCase(form.id) || 'form', daySettings(shown))],
    ['steps/form/step.json', step],
    ...sections,
    ...(used.length === 0
      ? []
      : [['facts/form.json', { facts: Object.fromEntries(used) }] as const]),
    ...sendingFiles(sentOf(planned, said), title),
    ...localeFiles(texts, [step, ...sheets.sections.values()], stages, notes),
    ...formatFiles(texts),
  ]);
  return {
    files: new Map([...made].map(([path, json]) => [path, written(path, json, schemas)])),
    findings: notes.findings.toSorted((one, other) => one.line - other.line),
    brought: notes.brought,
    planned,
    title,
  };
}

/** Groups without a question of ours, lists that are locked, and a form that is in no English. */
function noteWhatIsLeft(making: Making): void {
  const { form, planned, texts, notes } = making;
  for (const [path, bind] of form.binds)
    if (!planned.has(path) && form.nodes.has(path))
      for (const about of ['relevant', 'readonly'] as const)
        conditionOf(bind[about], { path, repeat: null, about }, making);
  for (const { as, node, bind, locks } of planned.values())
    if (as === 'listed')
      for (const written of [bind?.readonly ?? null, ...locks.map((lock) => lock.written)])
        if (written !== null)
          notes.add({
            ...{ line: written.line, of: node.path, about: 'readonly' },
            message: 'A whole list is locked',
            help: 'write `disabled` at each question of its items: a list of ours has no lock',
          });
  const { language } = texts;
  if (language !== null && language !== 'default' && languageTag(language) !== 'en')
    notes.add({
      ...{ line: 1, of: language, about: 'language' },
      message: `The form is in ${language}, and the words of the page itself are English`,
      help: 'say the words of the page in messages/, and `locale` in journey.json (docs/config-language.md)',
    });
}

const stages = ['Questions', 'Sent'];

const journeyOf = (id: string, days: JsonObject): JsonObject => ({
  language: 2,
  id,
  locale: 'en-GB',
  contract: 'api/openapi.json',
  entry: 'form',
  stages,
  settings: { ...days, brand: { id: '', name: '', phone: '', hours: '', email: '' } },
  steps: ['form', 'sent'],
  records: {
    reference: {
      type: 'string',
      description: 'What the partner calls the answers once they were sent.',
    },
  },
  persist: { version: 1, days: 7, allow: [] },
});

const stepOf = (title: string, sections: readonly string[]): JsonObject => ({
  id: 'form',
  route: '/form',
  stage: 1,
  name: title,
  title,
  scene: 'small',
  aside: [],
  sections,
  submit: { label: 'Send', sequence: 'send', ready: 'That is everything we need' },
});

/** Which schema a file is held by; the contract has none of ours. */
function schemaOf(path: string): string | null {
  const [folder = '', , file] = path.split('/');
  if (path === 'scenarios/scenarios.json') return 'scenario-settings';
  if (folder === 'steps') return file === 'step.json' ? 'step' : 'section';
  const known: Readonly<Record<string, string>> = {
    'journey.json': 'journey',
    'formats.json': 'formats',
    facts: 'facts',
    calls: 'call',
    sequences: 'sequence',
    scenarios: 'household',
    locales: 'locale',
  };
  return known[folder] ?? null;
}

function written(path: string, json: JsonObject, schemas: string): string {
  const schema = schemaOf(path);
  const up = posix.relative(posix.dirname(path), '.');
  const $schema =
    schema === null ? {} : { $schema: posix.join(up, schemas, `${schema}.schema.json`) };
  const text = JSON.stringify({ ...$schema, ...json });
  return formatJson(text) ?? text;
}
