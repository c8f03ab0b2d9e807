import type { Json } from '../../engine';
import type { CompiledForgetting } from '../../journey';
import { areRelated, keysOfPath } from '../../rules';
import type { Context } from '../context';
import { areLookedUp, type ItemOptionsSource } from '../language';
import { questionsOf } from '../questions';
import { checkLookup, plainScope, resolvePath } from '../rules';
import { entries, items, type Cursor } from '../source';
import type { Sources } from '../symbols';

type Causes = Cursor<readonly string[]>;

/** As it is written: what goes, and with which changes. */
export interface Forgetting {
  readonly what: CompiledForgetting['what'];
  readonly name: string;
  readonly initial: Json;
  readonly causes: readonly Causes[];
  /** Of a choice among the items of the list that is its cause: their key. */
  readonly among?: string;
  /** Section whose draft may be a cause. */
  readonly home: string | null;
}

/** What is forgotten with what, in the journey's order: records, questions, lookups, sections (Z14). */
export function compileForgetting(
  sources: Sources,
  context: Context,
): readonly CompiledForgetting[] {
  const all = forgettingOf(sources, context);
  for (const { causes, home, among } of all)
    for (const cause of causes.flatMap((each) => items(each)))
      if (among === undefined) checkCause(cause, { ...context, home });
  checkCircles(all, context);
  return all.map(({ what, name, initial, causes, among }) => ({
    what,
    name,
    initial,
    with: [...new Set(causes.flatMap(({ value }) => value))],
    ...(among !== undefined && { among }),
  }));
}

export const forgettingOf = (sources: Sources, context: Context): readonly Forgetting[] =>
  [
    ...ofAnswers(sources, context),
    ...ofLookups(sources, context),
    ...ofSections(context),
    ...ofChoices(context),
  ].filter(({ causes }) => causes.length > 0);

const found = (at: Causes | null): readonly Causes[] => (at === null ? [] : [at]);

/** By answer: what its record or one of its questions says holds for all of them (Z8). */
function ofAnswers({ journey }: Sources, { symbols }: Context): readonly Forgetting[] {
  const initialOf = (path: string): Json => symbols.answers.get(path)?.initial ?? null;
  const byPath = new Map(
    entries(journey.find('records')).map(([name, record]): [string, Forgetting] => [
      name,
      {
        what: 'answer',
        name,
        initial: initialOf(name),
        causes: found(record.find('forgottenWith')),
        home: null,
      },
    ]),
  );
  for (const { section } of symbols.units)
    for (const { path, at } of questionsOf(section)) {
      const before = byPath.get(path);
      const own = [...found(at.find('forgottenWith')), ...found(section.find('forgottenWith'))];
      byPath.set(path, {
        what: 'answer',
        name: path,
        initial: initialOf(path),
        causes: [...new Set([...(before?.causes ?? []), ...own])],
        home: section.value.id,
      });
    }
  return [...byPath.values()];
}

const ofLookups = ({ journey }: Sources, context: Context): readonly Forgetting[] =>
  entries(journey.find('lookups')).map(([name, lookup]) => {
    checkLookup(name, lookup, context);
    const causes = found(lookup.find('forgottenWith'));
    return { what: 'lookup', name, initial: null, causes, home: null };
  });

function ofSections({ symbols }: Context): readonly Forgetting[] {
  const byId = new Map<string, Forgetting>();
  for (const { section } of symbols.units) {
    const causes = found(section.find('forgottenWith'));
    const { id } = section.value;
    byId.set(id, { what: 'section', name: id, initial: null, causes, home: id });
  }
  return [...byId.values()];
}

/** What is chosen among the items of a list goes with them (Z41). */
function ofChoices({ symbols }: Context): readonly Forgetting[] {
  const found = new Map<string, Forgetting>();
  for (const { section } of symbols.units)
    for (const { path, at } of questionsOf(section)) {
      const options = at.find('options');
      if (options === null || Array.isArray(options.value)) continue;
      const { from = '', value: among } = options.value as Partial<ItemOptionsSource>;
      if (areLookedUp(options.value) || among === undefined) continue;
      const causes = [options.as([from])];
      const home = section.value.id;
      const key = JSON.stringify([path, from, among]);
      if (!found.has(key))
        found.set(key, { what: 'answer', name: path, initial: null, causes, home, among });
    }
  return [...found.values()];
}

/** An answer that is declared, or what lies above some; a lookup by its name. */
function checkCause(at: Cursor<string>, context: Context): void {
  const [root, name = '', ...deeper] = keysOfPath(at.value);
  if (root !== 'lookups') resolvePath(at.value, at, plainScope, context);
  else if (deeper.length === 0) checkLookup(name, at, context);
  else
    context.report.add('JC312', at, `A lookup is a cause as a whole, and \`${at.value}\` is not.`, {
      help: `write \`lookups.${name}\``,
    });
}

const pathOf = ({ what, name }: Forgetting): string =>
  what === 'lookup' ? `lookups.${name}` : name;

/** What is forgotten with itself, through others or at once, would never stand (Z16). */
function checkCircles(all: readonly Forgetting[], { report }: Context): void {
  const nodes = all.filter(({ what }) => what !== 'section');
  const known = new Map<Forgetting, readonly Forgetting[]>();
  const next = (from: Forgetting): readonly Forgetting[] => {
    const path = pathOf(from);
    const found =
      known.get(from) ??
      nodes.filter(({ causes }) =>
        causes.some(({ value }) => value.some((cause) => areRelated(cause, path))),
      );
    known.set(from, found);
    return found;
  };
  for (const start of nodes) {
    const met = new Set<Forgetting>();
    const queue = [...next(start)];
    for (const each of queue) {
      if (met.has(each)) continue;
      met.add(each);
      queue.push(...next(each));
    }
    const [at] = start.causes;
    if (!met.has(start) || at === undefined) continue;
    report.add('JC503', at, `\`${pathOf(start)}\` is forgotten with itself.`, {
      key: true,
      help: 'take a path out that hangs on it',
    });
  }
}
