import { pathOfAllowed } from '../language/excepted';
import type { Rule } from '../../engine';
import type { CompiledJourney, CompiledRecord } from '../../journey';
import type { Context } from '../context';
import { didYouMean } from '../diagnostic';
import { rootOf } from '../../rules';
import { compileCondition, compileTyped, plainScope, resolvePath, typeOfLiteral } from '../rules';
import { compilePatterns } from '../formats';
import { needsOf } from '../own';
import { noted } from '../origins';
import { entries, items } from '../source';
import { folderName, notAnswered, type Sources } from '../symbols';
import { checkReference, reference } from './check-reference';
import { compileCalendar } from './compile-calendar';
import { compileCall } from './compile-call';
import { compileChange } from './compile-changes';
import { compileCommit } from './compile-commit';
import { compileForgetting } from './compile-forgetting';
import { compileMessages } from './compile-messages';
import { compileScreen } from './screen/compile-screen';
import { compileSequence } from './compile-sequence';
import { compileStep } from './compile-step';
import { compileToken } from './compile-token';
import { compileTracking } from './compile-tracking';

/** Whoever has the time zones of the world is asked. */
function checkTimeZone(journey: Sources['journey'], { report }: Context) {
  const { timeZone } = journey.value;
  if (timeZone === undefined) return;
  const known = ['UTC', ...Intl.supportedValuesOf('timeZone')];
  if (known.includes(timeZone)) return;
  report.add('JC204', journey.at('timeZone'), `There is no time zone "${timeZone}".`, {
    help: didYouMean(timeZone, known) ?? 'name one of the IANA time zones, e.g. Europe/Paris',
  });
}

export function compileJourney(sources: Sources, context: Context): CompiledJourney {
  const at = sources.journey;
  const { value } = at;
  checkSteps(sources, context);
  checkTimeZone(at, context);
  checkReference('step', at.at('entry'), context);
  for (const entry of items(at.at('persist').at('allow'))) {
    const path = pathOfAllowed(entry.value);
    resolvePath(path, entry, plainScope, context);
    if (!context.symbols.answers.has(path) && notAnswered.has(rootOf(path)))
      context.report.add('JC312', entry, `\`${path}\` is no answer, and cannot be stored.`, {
        help: 'name the answers that it comes from',
      });
  }
  for (const former of items(at.at('persist').find('former')))
    if (context.symbols.answers.has(former.value))
      context.report.add('JC501', former, `\`${former.value}\` is an answer of today.`, {
        help: 'leave it out here: what was stored of it still means something',
      });
  // A bundle is checked even when nothing applies it.
  for (const bundle of sources.bundles) {
    for (const change of items(bundle.at('changes')))
      compileChange(change, null, plainScope, context);
  }
  const { symbols } = context;
  const facts: Readonly<Record<string, Rule>> = Object.fromEntries(
    [...symbols.facts].map(([name, rule]) => [name, compileTyped(rule, plainScope, context).rule]),
  );
  const token = at.find('token');
  const offered = at.at('persist').find('offered');
  const made = {
    id: value.id,
    digest: '',
    locale: context.spoken?.locale ?? value.locale,
    ...(value.timeZone !== undefined && { timeZone: value.timeZone }),
    entry: value.entry,
    stages: value.stages ?? [],
    settings: value.settings ?? {},
    steps: value.steps.flatMap((folder) => {
      const step = sources.steps.find(({ file }) => folderName(file.path) === folder);
      return step === undefined ? [] : [compileStep(step, value.stages ?? [], context)];
    }),
    facts: noted(facts, at, context, { keys: Object.fromEntries(symbols.facts) }),
    calendars: Object.fromEntries(
      sources.calendars.map((each) => [each.value.id, compileCalendar(each, context)]),
    ),
    calls: Object.fromEntries(
      sources.calls.map((call) => [call.value.id, compileCall(call, context)]),
    ),
    sequences: Object.fromEntries(
      sources.sequences.map((each) => [each.value.id, compileSequence(each, context)]),
    ),
    commits: Object.fromEntries(
      sources.commits.map((each) => [each.value.id, compileCommit(each, context)]),
    ),
    screens: Object.fromEntries(
      sources.screens.map((each) => [each.value.id, compileScreen(each, context)]),
    ),
    patterns: compilePatterns(context),
    forgetting: compileForgetting(sources, context),
    records: compileRecords(sources, context),
    persist: {
      version: value.persist.version,
      days: value.persist.days,
      allow: value.persist.allow.map(pathOfAllowed),
      ...(value.persist.former !== undefined && { former: value.persist.former }),
      ...untoldIn(sources, context),
      ...(offered !== null && {
        offered: compileCondition(offered, false, plainScope, context),
      }),
    },
    tracking: compileTracking(sources.tracking, context),
    messages: compileMessages(sources, context),
    failures: compileFailures(sources, context),
    ...(token !== null && { token: compileToken(token, context) }),
    ...needsOf(context.own),
  };
  return noted(made, at, context, { shown: 'id', keys: { tracking: sources.tracking } });
}

/** The journey names each folder of steps once, and no other. */
function checkSteps(sources: Sources, context: Context): void {
  const { report } = context;
  const folders = new Set(sources.steps.map(({ file }) => folderName(file.path)));
  const named = new Set<string>();
  for (const step of items(sources.journey.at('steps'))) {
    if (!folders.has(step.value)) {
      report.add('JC301', step, `There is no steps/${step.value}/step.json.`, {
        help: didYouMean(step.value, folders),
      });
    }
    if (named.has(step.value)) report.add('JC501', step, `\`${step.value}\` is named twice.`);
    named.add(step.value);
  }
  for (const step of sources.steps) {
    const folder = folderName(step.file.path);
    if (named.has(folder)) continue;
    report.add('JC301', step.at('id'), 'journey.json does not name this step.', {
      help: `add "${folder}" to \`steps\`, or remove the folder`,
    });
  }
  for (const section of sources.sections) {
    const folder = folderName(section.file.path);
    if (folders.has(folder)) continue;
    report.add(
      'JC105',
      section.at('id'),
      `There is no steps/${folder}/step.json for this section.`,
    );
  }
  const routes = new Map<string, (typeof sources.steps)[number]>();
  for (const step of sources.steps) {
    // Parameters stand for anything: two that differ by their names alone are one address.
    const address = step.value.route.replace(/:[^/]+/g, ':');
    const earlier = routes.get(address);
    if (earlier !== undefined) {
      report.add(
        'JC501',
        step.at('route'),
        `Another step has the address \`${step.value.route}\`.`,
        {
          also: [{ at: earlier.at('route'), message: 'the other one' }],
        },
      );
    }
    routes.set(address, step);
  }
}

const recordTypes = {
  string: 'text',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  object: 'object',
  array: 'list',
} as const;

function compileRecords(
  sources: Sources,
  context: Context,
): Readonly<Record<string, CompiledRecord>> {
  return Object.fromEntries(
    entries(sources.journey.find('records')).map(([path, record]) => {
      const initial = record.find('initial');
      if (
        initial !== null &&
        initial.value !== null &&
        typeOfLiteral(initial.value).type !== recordTypes[record.value.type]
      ) {
        context.report.add(
          'JC507',
          initial,
          `The record is ${record.value.type}, and this is another type.`,
        );
      }
      return [path, noted({ initial: initial?.value ?? null }, record, context, { shown: 'key' })];
    }),
  );
}

function compileFailures(sources: Sources, context: Context): CompiledJourney['failures'] {
  const at = sources.journey.find('failures');
  if (at === null) return null;
  checkReference('step', at.at('goTo'), context);
  const track = reference('track', at.find('track'), context);
  return { statuses: at.value.statuses, goTo: at.value.goTo, track };
}

/** Lookups that journey.json or the call behind them declares sensitive. */
function untoldIn(
  { journey }: Sources,
  { symbols }: Context,
): Pick<CompiledJourney['persist'], 'untold'> {
  const declared = Object.entries(journey.value.lookups ?? {}).flatMap(([as, { sensitive }]) =>
    sensitive === undefined ? [] : [as],
  );
  const called = symbols.uses.flatMap(({ call, as }) =>
    symbols.calls.get(call)?.value.sensitive === undefined ? [] : [as],
  );
  const untold = [...new Set([...declared, ...called])];
  return untold.length === 0 ? {} : { untold };
}
