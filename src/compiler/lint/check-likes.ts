import { questionKey, readQuestionKey } from '../../journey';
import { isWithin, readsOf, type Json } from '../../rules';
import type { Context } from '../context';
import type { FieldSource } from '../language';
import { questionsOf, type Question } from '../questions';
import { entries, type Cursor } from '../source';
import type { Sources } from '../symbols';
import { twinNamesOf, type TwinNames } from './mix-ups/twin-names';

/** Keys of a question that rules, conditions or paths stand in. */
const deciding = [
  ...['relevant', 'visible', 'disabled', 'required', 'opens', 'bounds', 'time', 'list'],
  ...['options', 'whole', 'checks', 'forgottenWith'],
] as const satisfies readonly (keyof FieldSource)[];

/** Keys that texts stand in which may fill something in. */
const saying = [
  ...['title', 'hint', 'reason', 'missing', 'disabledReason', 'messages'],
] as const satisfies readonly (keyof FieldSource)[];

/**
 * What a question made `like` another takes over and reads there: an answer of which this section asks for
 * its own, by a question that is made like the other’s.
 */
export function checkLikes(sources: Sources, context: Context): void {
  const asked = new Map<string, Question>();
  for (const { section } of context.symbols.units)
    for (const question of questionsOf(section))
      asked.set(questionKey(section.value.id, question.name), question);
  const written = new Map(
    sources.sections.flatMap((section) =>
      entries(section.find('fields')).map(([name, at]) => [
        questionKey(section.value.id, name),
        at,
      ]),
    ),
  );
  const models = (key: string): readonly string[] => {
    const found: string[] = [];
    for (let next = written.get(key)?.value.like; next !== undefined;) {
      if (found.includes(next)) break;
      found.push(next);
      next = written.get(next)?.value.like;
    }
    return found;
  };
  const twins = twinNamesOf(sources, context);
  for (const section of sources.sections) {
    const names = entries(section.find('fields')).map(([name]) => name);
    const instead = new Map<string, string>();
    for (const name of names) {
      const key = questionKey(section.value.id, name);
      const path = asked.get(key)?.path;
      for (const model of models(key)) {
        const other = asked.get(model)?.path;
        if (path !== undefined && other !== undefined && other !== path) instead.set(other, path);
      }
    }
    // What is asked for here too is asked for here.
    for (const name of names) {
      const path = asked.get(questionKey(section.value.id, name))?.path;
      if (path !== undefined) instead.delete(path);
    }
    for (const name of names) {
      const at = written.get(questionKey(section.value.id, name));
      const question = asked.get(questionKey(section.value.id, name));
      const like = at?.find('like') ?? null;
      if (at === undefined || question === undefined || like === null) continue;
      for (const key of [...deciding, ...saying]) {
        const taken = at.value[key] === undefined ? question.at.find(key) : null;
        if (taken !== null) look({ key, taken, like, question, instead, twins }, context);
      }
    }
  }
}

interface Taken {
  readonly key: string;
  readonly taken: Cursor<unknown>;
  readonly like: Cursor<string>;
  readonly question: Question;
  /** Answer of the other section → what this one asks for in its place. */
  readonly instead: ReadonlyMap<string, string>;
  readonly twins: TwinNames;
}

function look({ key, taken, like, question, instead, twins }: Taken, context: Context): void {
  for (const path of readIn(key, taken.value as Json)) {
    const [own] = [...instead].flatMap(([other, mine]) => (isWithin(path, other) ? [mine] : []));
    const meant = own ?? twins.meant(question.path, path);
    if (meant === null) continue;
    const [section] = readQuestionKey(like.value);
    context.report.add(
      'JC585',
      like,
      `\`${key}\` is taken over from \`${like.value}\`, and reads \`${path}\`; here \`${meant}\` is asked for.`,
      {
        ...{
          severity: 'warning',
          help: `say \`${key}\` here too, or take over from a question that does not read of \`${section}\``,
        },
        also: [{ at: taken, message: 'what is taken over' }],
      },
    );
    return;
  }
}

const placeholder = /\{\s*([\w.]+)\s*(?:\|[^}]*)?\}/g;

/** Paths that rules and texts under a key read, and those that stand there by themselves. */
function readIn(key: string, json: Json): readonly string[] {
  if (key === 'forgottenWith') return json as readonly string[];
  const texts: string[] = [];
  const gather = (each: Json): void => {
    if (typeof each === 'string') texts.push(each);
    else if (each !== null && typeof each === 'object') Object.values(each).forEach(gather);
  };
  gather(json);
  const filled = texts.flatMap((text) =>
    [...text.matchAll(placeholder)].map(([, path = '']) => path),
  );
  const { from, by } = (json ?? {}) as { readonly from?: Json; readonly by?: Json };
  const named = [from, by].filter((each): each is string => typeof each === 'string');
  const { paths, statuses } = readsOf(json);
  return [...paths, ...[...statuses].map((name) => `lookups.${name}`), ...named, ...filled];
}
