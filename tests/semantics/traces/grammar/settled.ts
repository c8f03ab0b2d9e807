/** Reactions that set each other off come to an end: what the compiler would refuse is left out (X7). */
import { constantOf } from '../../../../src/compiler/cycles/constant-of';
import { areRelated } from '../../../../src/rules';
import { list, object, own, string, strings } from '../../json';
import type { Files, Json, JsonObject } from '../../subject';
import { at } from '../json';
import { isSection, isVariant, without } from './language-2';

/** What is done to a path, and what stands there then; null where that is not always the same. */
interface Deed {
  readonly touches: string;
  readonly leaves: string | null;
}
interface Cause {
  readonly hears: readonly string[];
  readonly does: readonly Deed[];
}
const oneOrMore = (v: Json): readonly Json[] => (Array.isArray(v) ? list(v) : [v]);
const called = (use: Json, id: string): string =>
  `lookups.${string(own(use, 'as')) || string(own(use, id))}`;

function deedsOf(change: Json): Deed[] {
  const run = string(own(change, 'run'));
  return [
    ...strings(own(change, 'clear')).map((touches) => ({ touches, leaves: 'null' })),
    ...Object.entries(object(own(change, 'set'))).map(([touches, to]) => ({
      touches,
      leaves: constantOf(to),
    })),
    ...list(own(change, 'call')).map((use) => ({ touches: called(use, 'id'), leaves: 'called' })),
    ...(run === '' ? [] : [{ touches: `run:${run}`, leaves: null }]),
  ];
}
/** All that it does before an answer is there. */
function causeOfSequence(path: string, file: JsonObject): Cause {
  const steps = list(own(file, 'steps'));
  const failures = steps.flatMap((step) => list(own(step, 'onFailure')));
  const changes = [
    own(file, 'first'),
    own(file, 'then'),
    ...failures.map((one) => own(one, 'then')),
  ];
  return {
    hears: [`run:${path.replace(/^sequences\/|\.json$/g, '')}`],
    does: [
      ...changes.flatMap(oneOrMore).flatMap(deedsOf),
      ...steps.map((step) => ({ touches: called(step, 'call'), leaves: 'called' })),
    ],
  };
}
/** Z15: what is forgotten with what. */
function forgetting(files: Files): Cause[] {
  const cause = (touches: string, said: Json): Cause[] => {
    const hears = strings(own(said, 'forgottenWith'));
    return hears.length === 0 ? [] : [{ hears, does: [{ touches, leaves: null }] }];
  };
  return Object.values(files).flatMap((file) => {
    const at = string(own(file, 'at'));
    const fields = Object.entries(object(own(file, 'fields'))).flatMap(([name, one]) => {
      const path = string(own(one, 'answer')) || (at === '' ? name : `${at}.${name}`);
      // Z18: it opens anew with its section.
      return [...cause(path, one), ...(own(one, 'opens') === null ? [] : cause(path, file))];
    });
    const records = Object.entries(object(own(file, 'records')));
    const lookups = Object.entries(object(own(file, 'lookups')));
    return [
      ...fields,
      ...records.flatMap(([path, one]) => cause(path, one)),
      ...lookups.flatMap(([name, one]) => cause(`lookups.${name}`, one)),
    ];
  });
}
/** Whether some go round, along paths at which not all of them leave the same. */
function goesRound(causes: readonly Cause[]): boolean {
  const deeds = causes.flatMap(({ does }) => does);
  const heard = [...new Set(causes.flatMap(({ hears }) => hears))];
  const open = heard.filter((path) => {
    const here = deeds.filter(({ touches }) => areRelated(path, touches));
    return here.some(
      (one) =>
        one.leaves === null || one.leaves !== here[0]?.leaves || one.touches !== here[0].touches,
    );
  });
  const after = (cause: Cause): Cause[] => {
    const led = open.filter((path) => cause.does.some((one) => areRelated(path, one.touches)));
    return causes.filter(({ hears }) => hears.some((path) => led.includes(path)));
  };
  const done = new Set<Cause>();
  const within = new Set<Cause>();
  const circles = (cause: Cause): boolean => {
    if (within.has(cause)) return true;
    if (done.has(cause)) return false;
    within.add(cause);
    const found = after(cause).some(circles);
    within.delete(cause);
    done.add(cause);
    return found;
  };
  return causes.some(circles);
}
/** The reaction without what is done to these paths. */
function withoutDeeds(reaction: JsonObject, gone: ReadonlySet<string>): JsonObject {
  const isKept = (path: string): boolean => !gone.has(path);
  const set = Object.entries(object(own(reaction, 'set'))).filter(([path]) => isKept(path));
  const clear = strings(own(reaction, 'clear')).filter(isKept);
  const call = list(own(reaction, 'call')).filter((use) => isKept(called(use, 'id')));
  const run = own(reaction, 'run');
  return {
    ...without(reaction, 'set', 'clear', 'call', 'run'),
    ...(set.length > 0 && { set: Object.fromEntries(set) }),
    ...(clear.length > 0 && { clear }),
    ...(call.length > 0 && { call }),
    ...(run !== null && isKept(`run:${string(run)}`) && { run }),
  };
}
const doesNothing = (reaction: JsonObject): boolean =>
  Object.keys(without(reaction, 'on', 'when', 'parameters')).length === 0;

const stepOf = (path: string): string =>
  isVariant(path) ? 'apply' : (/^steps\/([^/]+)\//.exec(path)?.[1] ?? '');

/** The same files: their reactions to `changed` settle, on each step with those of the failed one. */
export function settled(files: Files): Files {
  const others = [
    ...Object.entries(files)
      .filter(([path]) => path.startsWith('sequences/'))
      .map(([path, file]) => causeOfSequence(path, file)),
    ...forgetting(files),
  ];
  if (goesRound(others)) return files;
  const kept = new Map<string, readonly Cause[]>();
  const bundled = (name: Json): Deed[] =>
    list(own(files[`bundles/${string(name)}.json`] ?? null, 'changes')).flatMap(deedsOf);
  const beside = (step: string): readonly Cause[] => [
    ...others,
    ...(step === 'error' ? [...kept.values()].flat() : []),
    ...(kept.get(step) ?? []),
    ...(kept.get('error') ?? []),
  ];
  const reaction = (step: string, said: JsonObject): JsonObject[] => {
    const hears = strings(at(said, 'on', 'changed'));
    if (hears.length === 0) return [said];
    const around = beside(step);
    const rounds = (does: readonly Deed[]): boolean => goesRound([...around, { hears, does }]);
    const apply = strings(own(said, 'apply')).filter((name) => !rounds(bundled(name)));
    const gone = deedsOf(said).filter((deed) => rounds([deed]));
    const less = withoutDeeds(said, new Set(gone.map(({ touches }) => touches)));
    const whole = { ...without(less, 'apply'), ...(apply.length > 0 && { apply }) };
    const does = [...deedsOf(whole), ...apply.flatMap(bundled)];
    if (doesNothing(whole) || rounds(does)) return [];
    kept.set(step, [...(kept.get(step) ?? []), { hears, does }]);
    return [whole];
  };
  return Object.fromEntries(
    Object.entries(files).map(([path, file]) => {
      const reactions = own(file, 'reactions');
      if (
        reactions === null ||
        !(isSection(path) || isVariant(path) || path.endsWith('/step.json'))
      )
        return [path, file];
      const left = list(reactions).flatMap((one) => reaction(stepOf(path), object(one)));
      return [path, { ...without(file, 'reactions'), ...(left.length > 0 && { reactions: left }) }];
    }),
  );
}
