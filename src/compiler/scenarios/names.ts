import { questionKey, type CompiledJourney } from '../../journey';
import { areRelated, rootOf } from '../../rules';
import type { Context } from '../context';
import { didYouMean, type DiagnosticCode } from '../diagnostic';
import type { Cursor } from '../source';

/** What a name in a scenario can stand for. */
export type NameKind =
  | 'household'
  | 'waypoint'
  | 'step'
  | 'section'
  | 'field'
  | 'button'
  | 'part'
  | 'group'
  | 'verdict'
  | 'sequence'
  | 'fact'
  | 'lookup'
  | 'call'
  | 'setting'
  | 'answer'
  | 'filter'
  | 'order'
  | 'itemButton';

interface Known {
  readonly code: DiagnosticCode;
  /** As in “There is no … called”. */
  readonly what: string;
  readonly names: ReadonlySet<string>;
  /** What stands for it, where it is not the name itself. */
  readonly meant?: (name: string) => string;
  /** Whether another name than those will do. */
  readonly also?: (name: string) => boolean;
  /** Those of them that were met before: scenarios name the same ones again and again. */
  readonly met: Set<string>;
}

/** Households and waypoints, which the scenarios themselves declare. */
export type OwnNames = Readonly<Record<'household' | 'waypoint', ReadonlySet<string>>>;

export type NameCheck = (kind: NameKind, name: string, at: Cursor<unknown>, key: boolean) => void;

/** Holds names of scenarios against what the journey has. A name that a table fills in is left to the run. */
export function createNameCheck(
  journey: CompiledJourney,
  own: OwnNames,
  context: Context,
): NameCheck {
  const known = knownNames(journey, own, context);
  return (kind, name, at, key) => {
    const { code, what, names, meant, also, met } = known[kind];
    if (names.has(name) || met.has(name) || name.includes('$')) return;
    if (names.has(meant?.(name) ?? name) || also?.(name) === true) {
      met.add(name);
      return;
    }
    context.report.add(code, at, `There is no ${what} \`${name}\`.`, {
      ...{ key, severity: 'warning' },
      help: didYouMean(name, names),
    });
  };
}

function knownNames(
  { steps, facts, sequences, screens }: CompiledJourney,
  own: OwnNames,
  { symbols, operations }: Context,
): Readonly<Record<NameKind, Known>> {
  const all = steps.flatMap((step) => step.sections);
  const sections = all.map(({ id }) => id);
  const fields = all.flatMap(({ id, fields }) => fields.map(({ name }) => questionKey(id, name)));
  const buttons = all.flatMap(({ id, actions }) =>
    actions.map((action) => questionKey(id, action.id)),
  );
  const groups = all.flatMap(({ id, groups }) =>
    Object.keys(groups).map((name) => questionKey(id, name)),
  );
  const ids = steps.map(({ id }) => id);
  const lists = Object.values(screens);
  const answers = new Set(symbols.answers.keys());
  const calls = [...symbols.lookups.keys(), ...symbols.calls.keys(), ...operations.keys()];
  const known = (
    code: DiagnosticCode,
    what: string,
    names: Iterable<string>,
    more: Pick<Known, 'meant' | 'also'> = {},
  ): Known => ({ code, what, names: new Set(names), met: new Set(), ...more });
  return {
    household: known('JC325', 'household', own.household),
    waypoint: known('JC325', 'waypoint', own.waypoint),
    step: known('JC301', 'step', ids),
    section: known('JC302', 'section', sections),
    field: known('JC303', 'question', fields),
    button: known('JC311', 'button', buttons),
    part: known('JC303', 'section, question or button', [...sections, ...fields, ...buttons]),
    group: known('JC323', 'group', groups),
    verdict: known('JC302', 'section or step', [...sections, ...ids, 'step']),
    sequence: known('JC306', 'sequence', Object.keys(sequences)),
    fact: known('JC313', 'fact', Object.keys(facts), {
      meant: rootOf,
    }),
    lookup: known('JC307', 'lookup', symbols.lookups.keys()),
    call: known('JC305', 'lookup, call or operation', [...calls, 'all']),
    setting: known('JC314', 'setting', Object.keys(symbols.settings)),
    answer: known('JC312', 'answer', answers, {
      also: (name) => [...answers].some((path) => areRelated(path, name)),
    }),
    filter: known(
      'JC311',
      'filter',
      lists.flatMap(({ filters }) => filters.map(({ id }) => id)),
    ),
    order: known(
      'JC311',
      'order',
      lists.flatMap(({ orders }) => orders.map(({ id }) => id)),
    ),
    itemButton: known(
      'JC311',
      'button',
      lists.flatMap(({ actions }) => actions.map(({ id }) => id)),
    ),
  };
}
