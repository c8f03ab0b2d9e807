import type { CompiledJourney } from '../../journey';
import { dayOf, isObject, rootOf, type Json } from '../../rules';
import type { Context } from '../context';
import { checkClause } from '../lint/check-clauses';
import { Cursor, entries, items, oneOrMore, type SourceFile } from '../source';
import { createAnswersCheck, objectAt } from './check-answers';
import { createNameCheck, type NameCheck, type NameKind } from './names';

type Part = Cursor<Readonly<Record<string, Json>>>;

const base = 'scenarios/';
const settingsFile = `${base}scenarios.json`;
const isHousehold = ({ file }: Part): boolean => file.path.startsWith(`${base}households/`);

const namesIn = (parts: readonly Part[], key: string): ReadonlySet<string> =>
  new Set(parts.flatMap((part) => textAt(part, key)?.value ?? []));

/**
 * Scenarios and households name what the journey has, and the partner answers them as the contract
 * says. What a scenario lays over its household may be what no contract allows: it shows what happens
 * then. How they are written, and whether they hold, is for whoever plays them; a slip here keeps no
 * journey from being compiled. Those of a brand may name households and waypoints of the base.
 */
export function checkScenarios(
  files: readonly SourceFile[],
  brand: string | null,
  journey: CompiledJourney,
  context: Context,
): void {
  const home = brand === null ? base : `brands/${brand}/${base}`;
  const isOwn = ({ file: { path } }: Part): boolean => path.startsWith(home);
  const all = files
    .flatMap((file) => (isObject(file.value) ? [new Cursor(file.value, file)] : []))
    .filter((part) => isOwn(part) || part.file.path.startsWith(base));
  const parts = all.filter(isOwn);
  const households = parts.filter(isHousehold);
  const suites = parts.filter((part) => !isHousehold(part) && part.file.path !== settingsFile);
  const scenarios = suites.flatMap((suite) => objectsIn(suite, 'scenarios'));
  const own = {
    household: namesIn(all.filter(isHousehold), 'id'),
    waypoint: namesIn(
      all.flatMap((suite) => objectsIn(suite, 'scenarios')),
      'waypoint',
    ),
  };
  const check = createNameCheck(journey, own, context);
  const checkAnswers = createAnswersCheck(context);
  const whole = (part: Part): void => {
    for (const key of ['answers', 'failures', 'arrives'])
      for (const [name, at] of entries(objectAt(part, key))) check('call', name, at, true);
    for (const [path, at] of entries(objectAt(part, 'change')))
      check('call', rootOf(path), at, true);
    checkDay(textAt(part, 'today'), context);
    for (const [name, at] of entries(objectAt(part, 'settings'))) check('setting', name, at, true);
  };
  for (const part of parts) if (part.file.path === settingsFile) checkSettings(part, context);
  for (const household of households) {
    whole(household);
    checkAnswers(household);
    named(check, 'household', household, 'extends');
  }
  checkCircles(households, 'id', 'extends', context);
  for (const suite of suites) {
    named(check, 'household', suite, 'household');
    named(check, 'waypoint', suite, 'from');
    checkTwice(objectsIn(suite, 'scenarios'), context);
    checkExpecting(objectsIn(suite, 'scenarios'), context);
  }
  checkCircles(scenarios, 'waypoint', 'from', context);
  for (const scenario of scenarios) {
    whole(scenario);
    named(check, 'household', scenario, 'household');
    named(check, 'waypoint', scenario, 'from');
    named(check, 'step', scenario, 'start');
    named(check, 'call', scenario, 'hold');
    for (const clause of oneOrMore<Json>(scenario.find('clauses'))) checkClause(clause, context);
    const expect = objectAt(scenario, 'expect');
    if (expect !== null) checkNames(expectations, expect, check);
    for (const deed of objectsIn(scenario, 'do')) {
      checkNames(deeds, deed, check);
      const [expected, now] = [objectAt(deed, 'expect'), objectAt(deed, 'partner')];
      if (expected !== null) checkNames(expectations, expected, check);
      if (now !== null) whole(now);
      checkDay(textAt(deed, 'today'), context);
    }
  }
}

/** Where names stand under a key: the text or the texts there, the keys, or a key of the object. */
interface Place {
  readonly kind: NameKind;
  readonly as: 'texts' | 'keys';
  /** Key of the object that a name may stand under in place of being the text. */
  readonly in?: string;
}

const texts = (kind: NameKind, inside?: string): Place => ({
  kind,
  as: 'texts',
  ...(inside !== undefined && { in: inside }),
});
const keys = (kind: NameKind): Place => ({ kind, as: 'keys' });

type Places = Readonly<Record<string, Place>>;

const deeds: Places = {
  answer: keys('field'),
  type: keys('field'),
  leave: texts('field'),
  press: texts('button'),
  continue: texts('section'),
  open: texts('section'),
  add: texts('field'),
  save: texts('field'),
  cancel: texts('field'),
  change: keys('field'),
  remove: keys('field'),
  filter: keys('filter'),
  order: texts('order'),
  choose: texts('sequence', 'sequence'),
  retry: texts('lookup'),
  goTo: texts('step', 'step'),
  hold: texts('call'),
  reply: texts('call', 'call'),
  fail: texts('call', 'call'),
  lose: texts('call'),
};

const expectations: Places = {
  step: texts('step'),
  open: texts('section'),
  asked: texts('section'),
  notAsked: texts('section'),
  relevant: texts('part'),
  notRelevant: texts('part'),
  shown: texts('part'),
  hidden: texts('part'),
  verdicts: keys('verdict'),
  titles: keys('section'),
  summaries: keys('section'),
  groups: keys('group'),
  required: texts('field'),
  notRequired: texts('field'),
  disabled: texts('field'),
  enabled: texts('field'),
  options: keys('field'),
  unavailable: keys('field'),
  bounds: keys('field'),
  labels: keys('field'),
  hints: keys('field'),
  reasons: keys('field'),
  values: keys('field'),
  errors: keys('field'),
  lists: keys('field'),
  answers: keys('answer'),
  cleared: texts('answer'),
  set: keys('answer'),
  unchanged: texts('answer'),
  facts: keys('fact'),
  lookups: keys('lookup'),
  lookupTexts: keys('lookup'),
  calls: texts('call', 'call'),
  allCalls: texts('call', 'call'),
  waiting: texts('call', 'call'),
  notCalled: texts('call'),
  sequences: keys('sequence'),
};

function checkNames(places: Places, part: Part, check: NameCheck): void {
  for (const [key, at] of entries(part)) {
    const place = Object.hasOwn(places, key) ? places[key] : undefined;
    if (place === undefined) continue;
    const { kind, as, in: inside } = place;
    if (as === 'keys') {
      if (isObject(at.value))
        for (const [name, inner] of entries(at.as(at.value))) check(kind, name, inner, true);
      continue;
    }
    for (const one of oneOrMore<Json>(at)) {
      const { value } = one;
      const name = inside !== undefined && isObject(value) ? one.as(value).find(inside) : one;
      if (typeof name?.value === 'string') check(kind, name.value, name, false);
    }
  }
  const press = objectAt(part, 'press');
  if (press !== null) named(check, 'itemButton', press, 'button');
}

function named(check: NameCheck, kind: NameKind, part: Part, key: string): void {
  const value = part.find(key);
  for (const one of oneOrMore<Json>(value))
    if (typeof one.value === 'string') check(kind, one.value, one, false);
}

function textAt(part: Part, key: string): Cursor<string> | null {
  const { value } = part;
  const found = value[key];
  return typeof found === 'string' ? part.part(key, found) : null;
}

function objectsIn(part: Part, key: string): readonly Part[] {
  const { [key]: list } = part.value;
  if (!Array.isArray(list)) return [];
  return items(part.part(key, list as readonly Json[])).flatMap((at) =>
    isObject(at.value) ? [at.as(at.value)] : [],
  );
}

function checkDay(at: Cursor<string> | null, { report }: Context): void {
  if (at === null || at.value.includes('$') || dayOf(at.value) !== null) return;
  report.add('JC205', at, `There is no day ${at.value}.`, {
    help: 'write a day of the calendar as year, month and day',
    severity: 'warning',
  });
}

/** The day of all who say none, and the list of clauses. */
function checkSettings(part: Part, context: Context): void {
  checkDay(textAt(part, 'today'), context);
  const list = textAt(part, 'clauses');
  if (context.clauses !== 'missing' || list === null) return;
  context.report.add('JC105', list, `There is no list of clauses at ${list.value}.`, {
    help: 'the path starts at the configuration’s folder; without `clauses` no clause is looked up',
    severity: 'warning',
  });
}

/** Two scenarios of a file that have one name cannot be told apart, except rows of a table. */
function checkTwice(scenarios: readonly Part[], { report }: Context): void {
  const met = new Map<string, Cursor<string>>();
  for (const scenario of scenarios) {
    const name = textAt(scenario, 'name');
    if (name === null) continue;
    const before = met.get(name.value);
    if (before !== undefined)
      report.add('JC501', name, 'Another scenario of this file has the same name.', {
        also: [{ at: before, message: 'the other one' }],
        severity: 'warning',
      });
    met.set(name.value, name);
  }
}

/** A scenario that is told to expect nothing passes whatever the journey does. */
function checkExpecting(scenarios: readonly Part[], { report }: Context): void {
  for (const scenario of scenarios) {
    const expect = objectAt(scenario, 'expect');
    if (expect !== null && Object.keys(expect.value).length === 0)
      report.add('JC570', expect, 'This expects nothing, so it passes whatever the journey does.', {
        severity: 'warning',
        help: 'say what the page shows then, or leave `expect` out of a scenario that others go on from',
      });
  }
}

/** What is laid over another, or starts where another ends, does not come back to itself. */
function checkCircles(
  parts: readonly Part[],
  name: string,
  before: string,
  { report }: Context,
): void {
  const ways = new Map(
    parts.flatMap((part) => {
      const [id, from] = [textAt(part, name), textAt(part, before)];
      return id === null || from === null ? [] : [[id.value, from] as const];
    }),
  );
  for (const [id, from] of ways) {
    const met = new Set<string>();
    let next: string | undefined = from.value;
    while (next !== undefined && next !== id && !met.has(next)) {
      met.add(next);
      next = ways.get(next)?.value;
    }
    if (next === id)
      report.add('JC503', from, `\`${id}\` leads back to itself.`, {
        help: 'name another one, or none',
        severity: 'warning',
      });
  }
}
