import { nameUnder, pathOf, type Json } from '../../rules';
import type { Context } from '../context';
import { asWritten } from '../rules/compile-entry';
import { compileTyped, plainScope, typeNames, type Typed } from '../rules';
import { entries, type Cursor } from '../source';
import { folderName, type Sources } from '../symbols';
import { filesOf } from './files-of';
import { placeIn, writtenIn } from './written-in';

interface Asked {
  readonly at: Cursor<unknown>;
  readonly type: Typed['type'];
}

/** A directory is asked by what its ids are, and each of them can be what it is asked by. */
export function checkDirectoryAsked(sources: Sources, context: Context): void {
  const { report } = context;
  for (const directory of sources.directories) {
    const asked = askedBy(folderName(directory.file.path), sources, context);
    const ids = entries(directory.at('entries'));
    const isNumber = ([id]: readonly [string, unknown]): boolean => asWritten(id).length > 1;
    const byNumber = asked.find(({ type }) => type === 'number');
    if (byNumber === undefined) continue;
    for (const { at, type } of asked)
      if (type !== 'number' && type !== 'unknown' && ids.every(isNumber))
        report.add('JC406', at, `The ids here are numbers, and this is ${typeNames[type]}.`, {
          severity: 'warning',
          help: 'ask by the id: by anything else everybody gets what `otherwise` says',
          also: [{ at: byNumber.at, message: 'asked by a number' }],
        });
    for (const entry of ids)
      if (!isNumber(entry))
        report.add('JC324', entry[1], `\`${entry[0]}\` is no number, and is never asked for.`, {
          severity: 'warning',
          key: true,
          help: 'write the id as answers have it, without a 0 before it',
          also: [{ at: byNumber.at, message: 'asked by a number' }],
        });
  }
}

/** The rules that name a variant by an id, and those that ask `entry` of one. */
function askedBy(name: string, sources: Sources, context: Context): readonly Asked[] {
  const variants = sources.sections.flatMap((section) => {
    const said = section.find('variants');
    if (said === null || said.value.from.split('/', 1)[0] !== name) return [];
    const at = said.at('by');
    return [{ at, type: compileTyped(at, plainScope, context).typed.type }];
  });
  const entry = [...filesOf(sources).values()].flatMap((file) =>
    writtenIn(file).objects.flatMap((object) => {
      const given = object['entry'];
      if (!Array.isArray(given) || given[0] !== name) return [];
      const fact = nameUnder('facts', pathOf((given as readonly Json[])[1] ?? null) ?? '');
      if (fact === null || !context.symbols.facts.has(fact)) return [];
      const { type } = context.typeOfFact(fact);
      return [{ at: placeIn(file, object).part('entry', given), type }];
    }),
  );
  return [...variants, ...entry];
}
