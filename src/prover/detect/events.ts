import { allIn, allOf, type PartOf, type Place, type PlacedRule } from '../../journey';
import { isWithin, readsOf, readsThrough } from '../../rules';
import type { Kit } from './kit';

/** Presses that nobody hears, and reactions that undo or repeat what set them off. */
export function events(kit: Kit): void {
  const { journey } = kit.prover;
  for (const part of allOf(journey, 'action')) heard(kit, part);
  for (const part of allOf(journey, 'reaction')) {
    undone(kit, part);
    failed(kit, part);
  }
  repeated(kit);
}

const hears = (section: PartOf<'section'>, action: string): boolean =>
  section.is.reactions.some(
    ({ on, changes }) => on.kind === 'pressed' && on.action === action && changes.length > 0,
  );

function heard(kit: Kit, part: PartOf<'action'>): void {
  const { owner } = part;
  kit.look(
    'JP301',
    part.place,
    [],
    hears(owner, part.is.id)
      ? null
      : {
          message: `Nothing happens when \`${part.is.id}\` is pressed: no reaction of \`${owner.is.id}\` hears it.`,
          help: `give \`${owner.is.id}\` a reaction on \`{ "pressed": "${part.is.id}" }\`, or take the button out`,
        },
  );
}

/** What is answered is taken back at once. */
function undone(kit: Kit, part: PartOf<'reaction'>): void {
  const { on } = part.is;
  if (on.kind !== 'answered' && on.kind !== 'changed') return;
  const answers = on.paths.filter((path) => !isWithin(path, 'lookups'));
  for (const change of part.parts) {
    if (change.kind !== 'change') continue;
    const whens = [...part.rules, ...change.rules.filter(({ way }) => way[0] === 'when')];
    const look = (place: Place, own: string | undefined): void => {
      kit.look(
        'JP302',
        place,
        [],
        own === undefined || !canHold(kit, own, whens)
          ? null
          : {
              message: `Whatever is given to \`${own}\` is taken back at once, by its own answer.`,
              help: 'clear or set something else, or react to another answer',
            },
      );
    };
    for (const [index, path] of change.is.clear.entries()) {
      const written = change.values.find(
        ({ way }) => way[0] === 'clear' && (way.length === 1 || way[1] === index),
      );
      look(
        written?.place ?? change.place,
        answers.find((each) => isWithin(each, path)),
      );
    }
    for (const { way, rule, place } of change.rules) {
      const isPlain = way[0] === 'set' && typeof rule !== 'object';
      const isAsked = whens.some(({ rule: when }) =>
        [...readsOf(when).paths].some((path) => path === way[1]),
      );
      look(place, isPlain && !isAsked ? answers.find((each) => each === way[1]) : undefined);
    }
  }
}

/** Whether something is answered where all of these hold. */
function canHold(kit: Kit, path: string, rules: readonly PlacedRule[]): boolean {
  const { diagrams, evaluator } = kit.prover;
  const node = kit.prover.attempt(() =>
    rules.reduce(
      (so, each) => diagrams.and(so, evaluator.holdsAt(each)),
      evaluator.holds({ isAnswered: { var: path } }),
    ),
  );
  return node !== diagrams.no;
}

/** What a call that failed has not brought. */
function failed(kit: Kit, part: PartOf<'reaction'>): void {
  const { on } = part.is;
  if (on.kind !== 'failed') return;
  const lookup = `lookups.${on.lookup}`;
  for (const each of allIn(part, 'change'))
    for (const { place, rule, way } of each.rules) {
      const reads = [...readsThrough(kit.prover.journey.facts, rule)];
      kit.look(
        'JP303',
        place,
        [],
        way[0] === 'set' && reads.some((path) => isWithin(path, lookup))
          ? {
              message: `This reads \`${lookup}\` where it has failed: it is nothing then.`,
              help: 'react to `succeeded`, or set something else',
              at: { place: part.place, part: ['on'] },
            }
          : null,
      );
    }
}

interface Made {
  readonly to: string;
  readonly use: PartOf<'use'>;
}

/** Calls that the answer of their own call makes again, without anybody doing anything. */
function repeated(kit: Kit): void {
  const { journey } = kit.prover;
  const made = new Map<string, Made[]>();
  for (const part of allOf(journey, 'reaction')) {
    const { on } = part.is;
    if (on.kind !== 'succeeded' && on.kind !== 'failed') continue;
    for (const use of allIn(part, 'use'))
      made.set(on.lookup, [...(made.get(on.lookup) ?? []), { to: use.is.as, use }]);
  }
  for (const [from, all] of made)
    for (const { to, use } of all)
      kit.look(
        'JP304',
        use.place,
        [],
        leads(made, to, from)
          ? {
              message: `\`${to}\` is called again and again: its own answer leads to this call, and nobody has to do anything for it.`,
              help: 'react to what a person does, or let the first answer end it',
            }
          : null,
      );
}

function leads(
  made: ReadonlyMap<string, readonly Made[]>,
  from: string,
  to: string,
  met: ReadonlySet<string> = new Set(),
): boolean {
  if (from === to) return true;
  if (met.has(from)) return false;
  return (made.get(from) ?? []).some((each) => leads(made, each.to, to, new Set([...met, from])));
}
