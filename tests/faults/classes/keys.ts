import type { FaultClass } from '../fault';
import { isObject, pointer, print, put, renamed, valueAt, type Path } from '../places';
import { misspelt } from '../random';
import { kindOf, type FileKind, type Source } from '../source';

/** Words of the language; names that the author chose are not among them. */
const words = new Set(
  (
    'id title relevant visible needs at groups group fields answer schema ui widget initial normalise required options bounds ' +
    'disabled checks actions content variants reactions source when set clear call track apply untouch on goTo ' +
    'operation body query answer into busy failed steps sections message messages okWhen marker label value field ' +
    'assert text kind route name stage missing hint properties type records persist allow entry parallel optional ' +
    'commit commits waits alreadyDone refuses within patience repeat confirmBy doneWhen noWhen every says tie same ' +
    'record again attempts settlesWithin resend subject at lookAround onFailure then first summary from keep cases by default stages failures rules changes lead'
  ).split(' '),
);
/** Below these keys stand names of the author's, or data. */
const named = new Set(
  (
    'body query with set fields groups checks messages entries ' +
    'says tie record keep actions into settings records texts rules facts properties where var brand links'
  ).split(' '),
);

const isWord = (source: Source, file: string, path: Path): boolean => {
  const [key, parent] = [path.at(-1), path.at(-2)];
  return (
    kindOf(file) !== 'brand' &&
    typeof key === 'string' &&
    words.has(key) &&
    !(typeof parent === 'string' && named.has(parent)) &&
    !path.slice(0, -1).some((one) => one === 'body' || one === 'query') &&
    isObject(valueAt(source.documents.get(file), path.slice(0, -1)))
  );
};

/** Keys that nothing of the kind can do without, as pattern of the pointer. */
const needed: readonly (readonly [FileKind, RegExp])[] = [
  ['section', /^\/(id|title)$|^\/reactions\/\d+\/on$|^\/content\/\d+\/kind$/],
  ['section', /^\/fields\/[^/]+\/(schema|checks\/[^/]+\/assert)$|^\/actions\/[^/]+\/label$/],
  ['section', /^\/fields\/[^/]+\/options\/(\d+\/value|from)$/],
  ['variant', /^\/id$|^\/reactions\/\d+\/on$|^\/fields\/[^/]+\/options\/\d+\/value$/],
  ['step', /^\/(id|route)$|^\/requires\/\d+\/goTo$|^\/submit\/sequence$/],
  ['call', /^\/(id|operation)$/],
  ['sequence', /^\/(id|steps)$|^\/steps\/\d+\/(id|call)$/],
  ['bundle', /^\/(id|changes)$/],
  ['commit', /^\/(id|subject|tie|same|again|record|resend|attempts|at|says)$/],
  ['facts', /^\/facts\/[^/]+\/rule$/],
  ['journey', /^\/(id|entry|steps)$/],
  ['directory', /^\/otherwise$|^\/entries\/\d+\/variant$/],
];

/** From where a key slips to where. */
const slips: readonly (readonly [FileKind, RegExp, (path: Path) => Path])[] = [
  ['section', /^\/(relevant|needs|lead)$/, ([key = '']) => ['fields', key]],
  [
    'section',
    /^\/fields\/[^/]+\/(missing|title)$/,
    ([fields = '', field = '', key = '']) => [fields, field, 'schema', key],
  ],
  ['section', /^\/reactions\/\d+\/when$/, ([list = '', at = 0, key = '']) => [list, at, 'on', key]],
  [
    'section',
    /^\/reactions\/\d+\/(call|track)$/,
    ([list = '', at = 0, key = '']) => [list, at, 'set', key],
  ],
  [
    'section',
    /^\/fields\/[^/]+\/(ui\/widget|schema\/pattern)$/,
    ([fields = '', field = '', , key = '']) => [fields, field, key],
  ],
  ['call', /^\/(busy|answer|into)$/, ([key = '']) => ['body', key]],
  [
    'sequence',
    /^\/steps\/\d+\/okWhen$/,
    ([list = '', at = 0, key = '']) => [list, at, 'then', key],
  ],
  ['step', /^\/(scene|screen|aside)$/, ([key = '']) => ['submit', key]],
  ['variant', /^\/fields\/[^/]+\/required$/, ([, , key = '']) => [key]],
  ['bundle', /^\/changes\/\d+\/when$/, ([, , key = '']) => [key]],
];

export const keyClasses: readonly FaultClass[] = [
  {
    name: 'key-misspelt',
    group: 'other',
    candidates: (source, random) =>
      random
        .shuffled(source.places.filter(({ file, path }) => isWord(source, file, path)))
        .slice(0, 120)
        .map(({ file, path }) => {
          const wrong = misspelt(String(path.at(-1)), random, source.names);
          const document = renamed(source.documents.get(file) ?? null, path, wrong);
          return {
            file,
            description: `the key ${pointer(path)} is spelt "${wrong}"`,
            edits: { [file]: print(document) },
          };
        }),
  },
  {
    name: 'key-missing',
    group: 'other',
    candidates: (source) =>
      source.places
        .filter(({ file, path }) =>
          needed.some(([kind, at]) => kindOf(file) === kind && at.test(pointer(path))),
        )
        .map(({ file, path }) =>
          source.edit(file, path, undefined, `the key ${pointer(path)} is gone`),
        ),
  },
  {
    name: 'key-misplaced',
    group: 'other',
    candidates: (source) =>
      source.places.flatMap(({ file, path, value }) => {
        const slip = slips.find(([kind, at]) => kindOf(file) === kind && at.test(pointer(path)));
        if (slip === undefined) return [];
        const to = slip[2](path);
        const moved = put(put(source.documents.get(file) ?? null, path, undefined), to, value);
        return [
          {
            file,
            description: `the key ${pointer(path)} stands at ${pointer(to)}`,
            edits: { [file]: print(moved) },
          },
        ];
      }),
  },
  {
    name: 'key-of-another-type',
    group: 'other',
    candidates: (source) =>
      source.places
        .filter(({ file, path }) => isWord(source, file, path) && !path.includes('schema'))
        .filter(({ value }) => Array.isArray(value) || typeof value === 'boolean')
        .map(({ file, path }) => source.edit(file, path, 7, `the value of ${pointer(path)} is 7`)),
  },
];
