import { createShapeValidators } from '../../src/compiler';
import { createTeller } from '../../src/explain';
import { createInspector } from '../../src/engine';
import { find, type CompiledJourney, type Part, type Place } from '../../src/journey';
import { diffJourneys, stateOf, type Difference } from '../../src/prover';
import { bothWords } from '../../tools/cli/diff/formula-words';
import { journeyWords } from '../../tools/cli/diff/journey-words';
import { titleAt } from '../model/edit-words';
import type { Shown, Touched, Touching } from '../model/protocol';
import { readyOf, type Desk, type Ready } from './desk';
import { orderWords, otherOrders } from './order-words';
import { atStep, stepAt } from './prove';

/** Whom the edits touch: for how many kinds of household what is otherwise, each with one that shows it. */
export function touchedBy(before: Desk, after: Desk): Touching {
  const sides = [readyOf(before), readyOf(after)] as const;
  const [was, now] = sides;
  const diff = diffJourneys(was.journey, now.journey, {
    origins: { before: was.origins, after: now.origins },
    validators: [createShapeValidators(was.journey), createShapeValidators(now.journey)],
  });
  const words = [
    journeyWords(was.journey, was.origins),
    journeyWords(now.journey, now.origins),
  ] as const;
  const touched = diff.differences.map((difference): Touched => {
    const { counts, places } = difference;
    const place = places.after ?? places.before;
    const side = places.after === null ? was : now;
    const { file = '', line = 1 } = (place && side.origins?.at(place)) ?? {};
    const order = orderWords(difference, now.journey);
    const both = order === null ? bothWords(difference, words) : [order.before, order.after];
    return {
      ...{ key: difference.keys.join(' ') || difference.what, file, line },
      ...saidOf(difference, place === null ? null : nameAt(side.journey, place), order !== null),
      ...{ before: both?.[0] ?? null, after: both?.[1] ?? null },
      combinations: counts?.combinations ?? null,
      place: place === null ? null : onPage(side.journey, place),
      witness: place === null ? null : witnessOf(now, difference, place),
    };
  });
  const { compared, incomplete } = diff;
  return { touched: [...touched, ...otherOrders(was, now)], compared, incomplete: [...incomplete] };
}

/** The question or section that a place is in. */
function onPage(journey: CompiledJourney, place: Place): Touched['place'] {
  let part: Part | null = find(journey, place)?.part ?? null;
  while (part !== null && part.kind !== 'field' && part.kind !== 'section') part = part.owner;
  if (part === null) return null;
  return part.kind === 'section'
    ? { section: part.is.id, field: '' }
    : { section: part.owner.is.id, field: part.is.name };
}

/** What is called there by a name: a step, else the question or section around. */
function nameAt(journey: CompiledJourney, place: Place): string | null {
  const part = find(journey, place)?.part;
  return part?.kind === 'step' ? part.is.name : titleAt(journey, place);
}

/** How many it is for and what is so of them, as people say it. */
function saidOf(
  difference: Difference,
  title: string | null,
  isOrder: boolean,
): Pick<Touched, 'kinds' | 'words' | 'whole'> {
  const { counts, says, change, before, after, inside } = difference;
  const name = title === null ? difference.what : `“${title}”`;
  const isCondition = before.is === 'condition' || after.is === 'condition';
  const all = (kinds: number): boolean => kinds === counts?.combinations;
  if (change !== 'changed') {
    const within = inside.length === 0 ? '' : `, with ${String(inside.length)} in it`;
    const kinds = counts === null ? null : Math.max(counts.gained, counts.lost);
    const words = `${name} ${change === 'added' ? 'is new' : 'is gone'}${within}`;
    return { kinds, words, whole: counts === null || all(kinds ?? 0) };
  }
  const said = says.join(' and ');
  if (counts === null || !isCondition)
    return {
      kinds: counts === null ? null : Math.max(counts.gained, counts.lost),
      words: isOrder ? `${name} ${said} in another order` : `${name} ${said}: something else`,
      whole: counts === null || all(Math.max(counts.gained, counts.lost)),
    };
  const { gained, lost } = counts;
  if (gained > 0 && lost > 0)
    return {
      ...{ kinds: gained + lost, whole: all(gained + lost) },
      words: `${name} ${said} now for ${String(gained)}, and for ${String(lost)} no more`,
    };
  const kinds = Math.max(gained, lost);
  return { kinds, whole: all(kinds), words: `${name} ${said} ${gained > 0 ? 'now' : 'no more'}` };
}

function witnessOf(
  { engine, journey, origins }: Ready,
  { examples, what }: Difference,
  place: Place,
): Shown | null {
  // Whom something is gone from is shown before anybody who has it anew.
  const example = examples.find(({ before }) => before === true) ?? examples[0];
  if (example === undefined) return null;
  const step = stepAt(journey, place);
  const state = atStep(stateOf(engine, example.household), step);
  const { words } = createTeller(createInspector(journey, {}), origins);
  const value = (of: typeof example.before): string =>
    of === null ? 'not there' : words.value(of).replaceAll(/[“”]/g, '');
  return {
    ...{ state, step, name: 'One whom it touches' },
    about: `${what}: before ${value(example.before)}, now ${value(example.after)}`,
  };
}
