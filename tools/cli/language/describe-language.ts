import { definitions } from '../../../schemas/widgets.schema.json';
import english from '../../../src/compiler/defaults/en.json';
import { normaliserNames } from '../../../src/engine';
import { textFormats } from '../../../src/journey';
import { describeKind, type Told } from './describe-kind';
import { kinds, resolve, type Schemas } from './schemas';

const listed = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

/** The reference of the config language as Markdown, made from its own schemas. */
export function describeLanguage(schemas: Schemas): string {
  const told: Told = new Map();
  const chapters = kinds.map((kind) => describeKind(kind, schemas, told));
  const names = [
    ...kinds.map(({ schema }) => schema.replace('.schema.json', '')),
    'widgets',
    'rules',
    'texts in config',
    'words by default',
  ];
  return `${[
    '# The config language',
    'Made from `schemas/*.schema.json` by `npm run generate`. An editor shows the same at every key, because each file names its schema in `$schema`.',
    names.map((name) => `- [${name}](#${name.replaceAll(' ', '-')})`).join('\n'),
    ...chapters,
    widgets(),
    rules(schemas),
    textsInConfig(),
    wordsByDefault(),
  ].join('\n\n')}\n`;
}

/** What draws a question, with the answers that it holds; what its options mean stands at `ui`. */
function widgets(): string {
  const { ofEach, widgets: all } = definitions;
  const rows = Object.entries(all).map(([name, { description, takes, options }]) => {
    const understood = options.length === 0 ? '' : ` Options: ${listed(options)}.`;
    return `- **\`${name}\`** (${takes.join(', ')}) ${description}${understood}`;
  });
  return [
    '## widgets',
    `\`widget\` of \`ui\` names what draws a question; what its options mean stands there. Each widget understands ${listed(ofEach.options)} as well.`,
    rows.join('\n'),
  ].join('\n\n');
}

function rules(schemas: Schemas): string {
  const rule = resolve('#/definitions/rule', 'parts.schema.json', schemas).node;
  const rows = Object.entries(rule.properties ?? {}).map(
    ([name, { description = '', examples = [] }]) =>
      `- **\`${name}\`** ${description}\n\n  \`${onOneLine({ [name]: examples[0] })}\`\n`,
  );
  return [
    '## rules',
    'A rule is a literal, or an object with exactly one operator of this list: a strict subset of JSON-Logic with a few operators of its own. A condition is true or false, never merely present or absent. What may be unanswered is guarded by `isAnswered` before it is compared by order. Any rule may carry `source`, the ids of the clauses that it comes from.',
    rows.join('\n'),
  ].join('\n\n');
}

const onOneLine = (value: unknown): string =>
  JSON.stringify(value, null, 1)
    .replaceAll(/\n */g, ' ')
    .replaceAll('[ ', '[')
    .replaceAll(' ]', ']');

const textsInConfig = (): string =>
  [
    '## texts in config',
    '`{path}` is replaced by the answer, fact, lookup or setting at the path, `{path|format}` by the same in a format, and `[words](settings.link)` becomes a link to the address that the path holds. There is no other markup.',
    `Formats: ${listed(textFormats)}. Normalisers of what is typed: ${listed(normaliserNames)}.`,
  ].join('\n\n');

/** What a journey in English need not say. */
function wordsByDefault(): string {
  const rows = Object.entries(english.rules).map(([rule, text]) => `| \`${rule}\` | ${text} |`);
  return [
    '## words by default',
    'A journey in English (`locale`: `en` or `en-…`) need not say what stands here. What it says itself goes before, the nearest first: `messages` of a question, `fields` of `messages/<locale>.json`, `rules` of that file. A file with a `default` of its own means it for every rule that it does not name, and then none of these is used. A question that does not say `missing` is listed, while it is missing, with its message for `required`. `{label}` is the `label` of the question, or its `title`.',
    ['| rule | says |', '| --- | --- |', ...rows, `| any other | ${english.default} |`].join('\n'),
    'The words of the page (`page.…`, `form.…`, `app.…` in `messages/<locale>/*.json`) have defaults too, each by its name: `src/compiler/defaults/en.json`. In any other language the journey says them all.',
  ].join('\n\n');
}
