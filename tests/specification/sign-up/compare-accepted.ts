import { equal, type Json } from '../../../src/engine';
import type { World } from '../../../src/scenarios/world';
import type { Shipped } from '../../unit/shipped';
import { deed, sectionAt } from '../visit';
import { bodyOf, differences, isThere, sentAt, written } from './bodies';
import { besides, entering } from './compare-refused';
import { once, signsUp, type SignsUp } from './enter';
import { fieldOf } from './fields';
import {
  answersWith,
  before,
  changed,
  checked,
  completed,
  finished,
  goneOnAll,
  ready,
  signingUp,
} from './sign-up';
import { supplierTerms, type Accepted } from './tables';

const everyone = 'every one that asks it';

/** A row of good answers: nothing is said of them, and they are sent as the row says. */
export function compareAccepted(shipped: Shipped, row: Accepted): readonly string[] {
  if (row.plan?.['supplierId'] !== everyone) return compareOne(shipped, row);
  const asking = supplierTerms.suppliers.filter(({ id }) => isAskedBy(shipped, row, id));
  if (asking.length === 0) return [`\`${row.question}\` is asked by no supplier.`];
  return asking.flatMap(({ id }) =>
    compareOne(shipped, { ...row, plan: { ...row.plan, supplierId: id } }).map(
      (words) => `${words} (supplier ${id})`,
    ),
  );
}

function isAskedBy(shipped: Shipped, { question }: Accepted, supplierId: number): boolean {
  const signing = signingUp(shipped, signsUp({ plan: { supplierId } }), answersWith());
  const { section, compiled } = fieldOf(shipped, question);
  return sectionAt(before(signing, section), section)?.fields[compiled.name]?.shown === true;
}

function compareOne(shipped: Shipped, row: Accepted): readonly string[] {
  const { question, typed } = row;
  const name = `\`${question}\` answered with ${written(typed)}`;
  const who = signsUp(row);
  const error = errorAt(shipped, row, who);
  if (error !== null) return [`${name} is refused with “${error}”.`];
  const world = completed(end(shipped, row, who));
  const wrong = isPart(row) ? alike(world, withAnyOther(shipped)) : sentOf(world, row);
  return wrong.map((words) => `${name}: ${words}`);
}

/** Nothing of an earlier address is sent: what is sent is the same as with any other. */
const withAnyOther = (shipped: Shipped): World =>
  once(shipped, 'any other previous address', () => {
    const answers = answersWith({ years: '1', months: null, previousAddresses: ['3 years'] });
    return completed(ready(signingUp(shipped, signsUp({}), answers)));
  });

const alike = (one: World, other: World): readonly string[] =>
  equal(
    one.made.map(({ operation, body }) => [operation, body]),
    other.made.map(({ operation, body }) => [operation, body]),
  )
    ? []
    : ['it changes what is sent.'];

const isPart = ({ question }: Accepted): boolean => question.startsWith('previousAddresses[].');
const answersOf = (row: Accepted) => answersWith({ ...besides(row), [row.question]: row.typed });

/** What is said of the answer once everything was answered, as far as that goes. */
function errorAt(shipped: Shipped, row: Accepted, who: SignsUp): string | null {
  const { section, compiled } = fieldOf(shipped, row.question);
  const signing = signingUp(shipped, who, answersOf(row));
  const world = isPart(row) ? entering(shipped, row) : before(signing, null);
  return sectionAt(world, section)?.fields[compiled.name]?.error ?? null;
}

/** Everything is answered; what stood in the question where the row leaves it empty was emptied. */
function end(shipped: Shipped, row: Accepted, who: SignsUp): World {
  const { question, typed } = row;
  const signing = signingUp(shipped, who, answersOf(row));
  if (isPart(row)) {
    const saved = deed(entering(shipped, row), 'continue', 'address');
    return checked(finished(signing, saved, 'address'));
  }
  const world = ready(signing);
  const { section, compiled } = fieldOf(shipped, question);
  const field = sectionAt(world, section)?.fields[compiled.name];
  const isEmptied = typed === null && field?.shown === true && (field.value ?? false) !== false;
  return isEmptied ? checked(goneOnAll(changed(signing, world, question, null))) : world;
}

function sentOf(world: World, row: Accepted): readonly string[] {
  const { sent, sentOneOf, at } = row;
  const told: Json = sentOneOf === undefined ? (sent ?? null) : { oneOf: sentOneOf };
  const only =
    typeof told === 'object' && told !== null ? (told as Readonly<Record<string, Json>>) : {};
  if (Array.isArray(only['notCalled'])) {
    return (only['notCalled'] as readonly string[])
      .filter((operation) => bodyOf(world, operation) !== undefined)
      .map((operation) => `${operation} is called.`);
  }
  const places = at === undefined ? [] : [at].flat();
  if (only['absent'] === true) {
    return places.filter((place) => isThere(world, place)).map((place) => `\`${place}\` is sent.`);
  }
  return places.flatMap((place) => differences(place, sentAt(world, place), told, null, false));
}
