import type { Context } from '../context';
import { keysOfPath, pathsAround, placesRoot } from '../../rules';
import { questionsOf } from '../questions';
import { unsafeKeys, type Cursor } from '../source';
import type { Sources } from '../symbols';

/** First keys that mean something else than an answer. */
const taken = new Set([
  'facts',
  'lookups',
  'settings',
  'today',
  'with',
  'answer',
  'failure',
  'item',
  'commit',
  'commits',
  'run',
  'consents',
  placesRoot,
]);

/** An answer has a path of its own: not a name of something else, and not inside another answer. */
export function checkBindPaths(sources: Sources, context: Context): void {
  for (const { section } of context.symbols.units)
    for (const { path, at } of questionsOf(section)) {
      const answer = at.find('answer');
      checkPath(path, answer ?? at, answer === null, context);
    }
  for (const path of Object.keys(sources.journey.value.records ?? {})) {
    const at = context.symbols.records.get(path);
    if (at !== undefined) checkPath(path, at, true, context);
  }
}

function checkPath(path: string, at: Cursor<unknown>, key: boolean, context: Context): void {
  const { report, symbols } = context;
  const keys = keysOfPath(path);
  const [root = ''] = keys;
  if (keys.length === 0 || keys.some((each) => each === '' || unsafeKeys.has(each))) {
    report.add('JC514', at, `\`${path}\` is no path that an answer can have.`, {
      key,
      help: 'a path is made of names, with dots between them',
    });
    return;
  }
  if (taken.has(root)) {
    report.add('JC514', at, `\`${root}\` is no answer, so nothing can be bound to \`${path}\`.`, {
      key,
      help: 'choose another first name',
    });
    return;
  }
  for (const other of pathsAround(path).toReversed()) {
    const answer = symbols.answers.get(other);
    if (answer === undefined) continue;
    report.add('JC514', at, `\`${path}\` lies inside the answer \`${other}\`.`, {
      key,
      help: 'each answer is kept whole, so one of them would overwrite the other',
      also: [{ at: answer.at, message: `the answer \`${other}\`` }],
    });
  }
}
