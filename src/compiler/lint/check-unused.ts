import type { JsonObject } from '../../engine';
import { isInside, isObject, joinPath } from '../../rules';
import type { Context } from '../context';
import { questionsOf } from '../questions';
import { entries, items, oneOrMore, type Cursor } from '../source';
import type { Sources } from '../symbols';
import { changesOf, reactionsOf } from './changes-of';
import { filesOf } from './files-of';
import { writtenIn } from './written-in';

/** What is declared and used nowhere was left over, or was to be used under a name that is misspelt. */
export function checkUnused(sources: Sources, context: Context): void {
  const { symbols } = context;
  const changes = changesOf(sources, context).map(({ value }) => value);
  const { tracking, journey, steps, screens } = sources;

  const applied = reactionsOf(sources, context).flatMap((each) =>
    oneOrMore<string>(each.find('apply')),
  );
  const called = [
    ...symbols.uses.map(({ call }) => call),
    ...symbols.units.flatMap(({ section }) =>
      questionsOf(section).flatMap(({ at: { value } }) => [value.files?.call, value.files?.forget]),
    ),
    tracking?.value.call,
  ];
  const tracked = [
    ...changes.flatMap(({ track = [] }) => track),
    journey.value.failures?.track,
    // Sent by the engine itself, of every commit.
    ...(symbols.commits.size === 0 ? [] : ['commitInDoubt', 'commitSettled']),
  ];
  const run = [
    ...changes.map((change) => change.run),
    ...steps.flatMap(({ value }) => [value.entry, value.submit?.sequence]),
    ...screens.flatMap(({ value }) => value.actions?.map(({ sequence }) => sequence) ?? []),
  ];
  const shownIn = steps.flatMap(({ value }) => [value.screen, ...(value.aside ?? [])]);
  const { facts, calendars } = namesRead(sources);
  const bundles = applied.map(({ value }) => value);

  const declared = sources.facts.flatMap((file) => entries(file.at('facts')));
  report('fact', declared, facts, context);
  report('calendar', idsOf(symbols.calendars), calendars, context);
  report('bundle', idsOf(symbols.bundles), bundles, context);
  report('call', idsOf(symbols.calls), called, context);
  report('screen', idsOf(symbols.screens), shownIn, context);
  const stages = items(journey.find('stages'));
  const reached = new Set(steps.map(({ value }) => value.stage));
  report(
    'stage',
    stages.flatMap((at, index) => (reached.has(index + 1) ? [] : [[at.value, at] as const])),
    [],
    context,
  );
  const carried = Object.values(tracking?.value.records ?? {}).flatMap(Object.keys);
  const allowed = items(tracking?.find('allow') ?? null).map((at) => [at.value, at] as const);
  report('tracking property', allowed, carried, context);
  report('format', [...symbols.formats], formatsNamed(sources), context);
  checkOwn(context);
  checkGroups(context);
  const widgets = [...context.own.widgets].map(([name, { at }]) => [name, at.at('name')] as const);
  report('widget', widgets, context.own.used, context);
  report('tracking record', entries(tracking?.find('records') ?? null), tracked, context);
  report('sequence', idsOf(symbols.sequences), run, context);
  checkSettings(sources, context);
}

/**
 * A group without a question in any variant: most often its name is misspelt where a variant words it anew.
 * Where a question names a group that is not there, that name is the slip, and it is said there.
 */
function checkGroups({ symbols, report }: Context): void {
  const places = new Map<string, { name: string; at: Cursor<unknown>; isUsed: boolean }>();
  for (const { section } of symbols.units) {
    const taken = new Set(Object.values(section.value.fields ?? {}).map(({ group }) => group));
    const groups = entries(section.find('groups'));
    const isMisspelt = [...taken].some(
      (group) => group !== undefined && groups.every(([name]) => name !== group),
    );
    for (const [name, at] of groups) {
      const place = `${at.file.path}#${at.pointer.join('/')}`;
      const isUsed = isMisspelt || taken.has(name) || places.get(place)?.isUsed === true;
      places.set(place, { name, at, isUsed });
    }
  }
  for (const { name, at, isUsed } of places.values()) {
    if (isUsed) continue;
    report.add('JC519', at, `No question stands in the group \`${name}\`.`, {
      key: true,
      help: 'put a question in it, or remove it; a variant words a group anew under the name that it has',
      severity: 'warning',
    });
  }
}

/** An operator of the journey's own stands in no file of JSON. */
function checkOwn({ own, report }: Context): void {
  for (const [name, { path }] of own.operators) {
    if (own.used.has(name)) continue;
    report.addDiagnostic({
      code: 'JC519',
      severity: 'warning',
      message: `Nothing uses the operator \`${name}\`.`,
      file: path,
      line: 1,
      column: 1,
      length: 1,
      pointer: '',
      help: 'use it, or remove it',
      also: [],
    });
  }
}

type Named = readonly (readonly [string, Cursor<unknown>])[];
const idsOf = (map: ReadonlyMap<string, Cursor<{ readonly id: string }>>): Named =>
  [...map].map(([id, at]) => [id, at.at('id')]);

function report(
  what: string,
  declared: Named,
  used: Iterable<string | undefined>,
  { report }: Context,
): void {
  const names = new Set(used);
  for (const [name, at] of declared) {
    if (names.has(name)) continue;
    report.add('JC519', at, `Nothing uses the ${what} \`${name}\`.`, {
      key: what === 'fact' || what === 'tracking record' || what === 'format',
      help: 'use it, or remove it',
      severity: 'warning',
    });
  }
}

/** Settings that no rule and no text reads; those of the brand are shown by the page itself. */
function checkSettings(sources: Sources, { report }: Context): void {
  const read = new Set<string>();
  for (const file of filesOf(sources).values())
    for (const { text } of writtenIn(file).texts)
      if (text.includes('settings.'))
        for (const [, path = ''] of text.matchAll(/\bsettings\.([\w.]+)/g)) read.add(path);
  const visit = (at: Cursor<JsonObject>, outer: string): void => {
    for (const [key, setting] of entries(at)) {
      const path = joinPath(outer, key);
      if (path === 'brand' || read.has(path)) continue;
      if (isObject(setting.value) && [...read].some((each) => isInside(each, path)))
        visit(setting.as(setting.value), path);
      else
        report.add('JC519', setting, `Nothing reads the setting \`${path}\`.`, {
          key: true,
          help: 'read it as `settings.…` in a rule or a text, or remove it',
          severity: 'warning',
        });
    }
  };
  const settings = sources.journey.find('settings');
  if (settings !== null) visit(settings, '');
}

/** Names of formats behind the bar of a placeholder, and where a format is asked for. */
function formatsNamed(sources: Sources): ReadonlySet<string> {
  const found = new Set<string>();
  for (const file of filesOf(sources).values())
    for (const { key, text } of writtenIn(file).texts)
      if (key === 'format') found.add(text);
      else if (text.includes('|'))
        for (const [, name = ''] of text.matchAll(/\|\s*(\w+)\s*\}/g)) found.add(name);
  return found;
}

const named = /\b(facts|calendars)\.(\w+)/g;

/** Names of facts and calendars in any rule or text. */
function namesRead(sources: Sources): Readonly<Record<'facts' | 'calendars', ReadonlySet<string>>> {
  const found = { facts: new Set<string>(), calendars: new Set<string>() };
  for (const file of filesOf(sources).values())
    for (const { text } of writtenIn(file).texts)
      if (text.includes('.'))
        for (const [, root, name = ''] of text.matchAll(named))
          found[root === 'facts' ? 'facts' : 'calendars'].add(name);
  return found;
}
