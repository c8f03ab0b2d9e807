import { InputError } from '../../project';
import type { JsonObject } from '../../../src/engine';
import { joinPath } from '../../../src/rules';
import { withKey } from '../edit-json';
import { operationNeeds } from './operation-needs';
import {
  refuseTaken,
  requireName,
  requireOption,
  requirePlace,
  textAt,
  twoParts,
  valueOf,
  type Addition,
  type Asked,
} from './addition';

/** What a question of a kind begins as. */
const kinds: Readonly<Record<string, JsonObject>> = {
  text: { schema: { type: 'string', maxLength: 100 }, ui: { widget: 'text' } },
  number: { schema: { type: 'integer' }, ui: { widget: 'quantity', width: 'short' } },
  date: { schema: { type: 'string', format: 'date' }, ui: { widget: 'date', mode: 'future' } },
  month: {
    schema: { type: 'string', format: 'month' },
    ui: { widget: 'monthYear', mode: 'future' },
  },
  time: { schema: { type: 'string', format: 'time' }, ui: { widget: 'time' } },
  tick: { schema: { type: 'boolean' }, ui: { widget: 'checkbox' } },
  choice: {
    schema: { type: 'string' },
    ui: { widget: 'radios' },
    options: [
      { value: 'first', label: 'First' },
      { value: 'second', label: 'Second' },
    ],
  },
};

/** A question of a section that is there, and in the body of the call that sends it, where one is named. */
export function addQuestion(asked: Asked): Addition {
  const { files, option } = asked;
  const [section, name] = twoParts(asked.name, 'section.question, such as home.phone');
  const sections = sectionsIn(files);
  requirePlace('section', section, [...sections.keys()]);
  requireName(name, 'camel');
  const path = sections.get(section) ?? '';
  const { fields, at } = valueOf(files, path);
  const others = Object.keys(fields ?? {});
  if (others.includes(name)) refuseTaken('question', asked.name, path);
  const after = option('after');
  if (after !== null) requirePlace('question to stand behind', after, others);
  const title = requireOption(asked, 'title', '"Phone"');
  const kind = option('as') ?? 'text';
  requirePlace('kind of question', kind, Object.keys(kinds));
  const question = { title, ...kinds[kind], ...(asked.isRequired && { required: true }) };
  const answer = typeof at === 'string' ? joinPath(at, name) : name;
  const sent = option('call') === null ? null : sentBy(asked, name, answer);
  return {
    files: new Map([
      [path, withKey(files.get(path) ?? '', ['fields'], name, question, after)],
      ...(sent?.files ?? []),
    ]),
    changed: [`${path}: fields.${name}, whose answer is \`${answer}\``, ...(sent?.changed ?? [])],
    left: [
      ...(asked.isRequired
        ? [`\`missing\` of fields.${name}: what to do where it is not answered`]
        : []),
      ...(kind === 'choice' ? [`the options of fields.${name} in ${path}`] : []),
      ...(sent === null
        ? [`where the answer goes: \`body\` of a call, with { "var": "${answer}" }, or a rule`]
        : ['the body in the scenarios that compare it']),
      'a scenario beside the others; `sensitive` where it is private; `persist` in journey.json where it may be stored',
    ],
  };
}

/** Section → its file. */
function sectionsIn(files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const paths = [...files.keys()].filter(
    (path) => /^steps\/[^/]+\/[^/]+\.json$/.test(path) && !path.endsWith('/step.json'),
  );
  return new Map(paths.map((path) => [textAt(files, path, 'id'), path]));
}

function sentBy(
  { files, option, contract }: Asked,
  name: string,
  answer: string,
): Pick<Addition, 'changed'> & { readonly files: readonly (readonly [string, string])[] } {
  const calls = new Map(
    [...files.keys()]
      .filter((path) => /^calls\/[^/]+\.json$/.test(path))
      .map((path) => [textAt(files, path, 'id'), path]),
  );
  const call = option('call') ?? '';
  requirePlace('call', call, [...calls.keys()]);
  const path = calls.get(call) ?? '';
  const { body } = valueOf(files, path);
  const operation = textAt(files, path, 'operation');
  const whole = typeof body !== 'object' || body === null || Array.isArray(body) || 'var' in body;
  if (body !== undefined && whole) {
    throw new InputError(
      `The body of ${path} is no object of keys.`,
      'write there by hand what is to be sent. Nothing was changed',
    );
  }
  if (Object.keys(body ?? {}).includes(name)) refuseTaken('key in the body', name, path);
  const taken = operationNeeds(contract(), operation)?.mayHave ?? null;
  if (taken !== null && !taken.includes(name)) {
    throw new InputError(
      `The contract takes no \`${name}\` in ${operation}.`,
      `name the question as one of these, or add it to the contract first: ${taken.join(', ') || 'it takes no body'}. Nothing was changed`,
    );
  }
  return {
    files: [[path, withKey(files.get(path) ?? '', ['body'], name, { var: answer })]],
    changed: [`${path}: body.${name}`],
  };
}
