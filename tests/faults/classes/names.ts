import type { FaultClass, FaultGroup } from '../fault';
import type { Json } from '../../../src/engine';
import { objectAt, pointer, print, renamed, type Path, type Place } from '../places';
import { misspelt } from '../random';
import { kindOf, type FileKind } from '../source';

/** A class in which a text that names something is misspelt, wherever the pointer fits. */
export const reference = (
  name: string,
  fits: (place: Place & { readonly text: string; readonly at: string }) => boolean,
  options: { readonly group?: FaultGroup; readonly from?: string } = {},
): FaultClass => ({
  name,
  group: options.group ?? 'dangling',
  candidates: (source, random) =>
    source.places.flatMap(({ file, path, value }) => {
      if (typeof value !== 'string' || kindOf(file) === 'brand') return [];
      if (!fits({ file, path, value, text: value, at: pointer(path) })) return [];
      const fixed =
        options.from !== undefined && value.startsWith(options.from) ? options.from : '';
      const wrong = fixed + misspelt(value.slice(fixed.length), random, source.names);
      return [source.edit(file, path, wrong, `${pointer(path)} names "${wrong}" for "${value}"`)];
    }),
});

/** A class in which a key that is a name is misspelt; where what it names says all else itself, the name is free. */
export const nameKey = (
  name: string,
  kinds: readonly FileKind[],
  at: RegExp,
  isFree: (named: Json) => boolean = () => false,
): FaultClass => ({
  name,
  group: 'dangling',
  candidates: (source, random) =>
    source.places.flatMap(({ file, path, value }) => {
      const kind = kindOf(file);
      if (kind === undefined || !kinds.includes(kind) || !at.test(pointer(path))) return [];
      if (isFree(value)) return [];
      const wrong = misspelt(String(path.at(-1)), random, source.names);
      const document = renamed(source.documents.get(file) ?? null, path, wrong);
      return [
        {
          file,
          description: `the name ${pointer(path)} is spelt "${wrong}"`,
          edits: { [file]: print(document) },
        },
      ];
    }),
});

const last = (path: Path, ...names: readonly string[]): boolean => {
  const key = path.at(-1);
  const owner = typeof key === 'number' ? path.at(-2) : key;
  return names.includes(String(owner));
};
const isVar = (path: Path): boolean => path.at(-1) === 'var';

export const nameClasses: readonly FaultClass[] = [
  reference(
    'var',
    ({ path, text }) =>
      isVar(path) && !/^(facts|lookups|settings|answer|with|failure|item)\b/.test(text),
  ),
  reference('fact', ({ path, text }) => isVar(path) && text.startsWith('facts.'), {
    from: 'facts.',
  }),
  reference('lookup-path', ({ path, text }) => isVar(path) && text.startsWith('lookups.'), {
    from: 'lookups.',
  }),
  reference('setting', ({ path, text }) => isVar(path) && text.startsWith('settings.'), {
    from: 'settings.',
  }),
  reference('answer-path', ({ path, text }) => isVar(path) && text.startsWith('answer.'), {
    from: 'answer.',
  }),
  reference('with-path', ({ path, text }) => isVar(path) && text.startsWith('with.'), {
    from: 'with.',
  }),
  reference(
    'lookup',
    ({ path }) =>
      last(path, 'lookupStatus', 'needs') || /\/on\/(succeeded|failed)$/.test(pointer(path)),
  ),
  reference(
    'option-source',
    ({ path, at }) => /^\/fields\/[^/]+\/options\//.test(at) && last(path, 'from'),
  ),
  reference('option-column', ({ at }) => /^\/fields\/[^/]+\/options\/(value|label)$/.test(at)),
  reference('step', ({ path, at }) => last(path, 'goTo') || /^\/(steps\/\d+|entry)$/.test(at), {}),
  reference('section', ({ path }) => last(path, 'sections')),
  reference('bundle', ({ path }) => last(path, 'apply')),
  reference(
    'call',
    ({ file, path, at }) =>
      /\/call\/\d+\/id$/.test(at) || (last(path, 'call') && kindOf(file) !== 'call'),
  ),
  reference(
    'sequence',
    ({ file, path, at }) => last(path, 'sequence') || (kindOf(file) === 'step' && at === '/entry'),
  ),
  reference('record', ({ path }) => last(path, 'track')),
  reference('action', ({ path }) => last(path, 'pressed')),
  reference('changed-path', ({ path }) => last(path, 'changed', 'answered')),
  reference(
    'cleared-path',
    ({ path, text }) => last(path, 'clear') && !text.startsWith('lookups.'),
  ),
  reference(
    'cleared-lookup',
    ({ path, text }) => last(path, 'clear') && text.startsWith('lookups.'),
    { from: 'lookups.' },
  ),
  reference(
    'stored-path',
    ({ file, at }) => file === 'journey.json' && /^\/persist\/allow\//.test(at),
  ),
  reference('operation', ({ file, at }) => kindOf(file) === 'call' && at === '/operation'),
  reference('normaliser', ({ at }) => /^\/fields\/[^/]+\/normalise\/\d+$/.test(at)),
  reference('widget', ({ at }) => /^\/fields\/[^/]+\/ui\/widget$/.test(at)),
  reference('field-named', ({ at }) =>
    /^\/(content\/\d+\/under|actions\/[^/]+\/beside)$|\/untouch\/\d+$|\/enabled\/valid$/.test(at),
  ),
  reference('schema-file', ({ at }) => at === '/$schema', { group: 'other' }),
  reference(
    'pick',
    ({ file, at, text }) =>
      kindOf(file) === 'call' &&
      /^\/(answer$|into\/[^/]+($|\/(first|all|entries)$))/.test(at) &&
      text !== '',
  ),
  nameKey('pick-condition', ['call'], /^\/into\/[^/]+\/where\/[^/]+$/),
  nameKey('set-path', ['section', 'bundle', 'sequence', 'variant'], /\/set\/[^/]+$/),
  nameKey(
    'field-key',
    ['section', 'variant'],
    /^\/fields\/[^/]+$/,
    // Its answer is kept elsewhere than under its name, as it says or as another question does.
    (question) => {
      const { answer, like } = objectAt(question);
      return typeof answer === 'string' || (like !== undefined && answer !== null);
    },
  ),
  reference('group', ({ at }) => /^\/fields\/[^/]+\/group$/.test(at)),
  nameKey('group-key', ['section', 'variant'], /^\/groups\/[^/]+$/),
  nameKey('message-rule', ['section', 'variant'], /^\/fields\/[^/]+\/messages\/[^/]+$/),
  nameKey('tracking-property', ['tracking'], /^\/records\/[^/]+\/[^/]+$/),
];
