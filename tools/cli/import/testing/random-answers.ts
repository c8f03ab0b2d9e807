import type { Asked, Planned } from '../build/plan';
import { nodesOf, type OdkNode } from './odk-engine';
import type { OdkRoot } from './odk-node';

/** A number from 0 to below 1; the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const words = [
  'a',
  'Ada',
  'ab',
  'no',
  'yes',
  '12',
  '0',
  '7',
  'x y',
  'AB-12',
  '0123456789',
  'ada@home.example',
];

/** Answers a few questions anew; `answers` says how many at most. */
export function answerSome(
  root: OdkRoot,
  planned: ReadonlyMap<string, Planned>,
  answers: number,
  random: () => number,
): void {
  const asked = nodesOf(root).filter(({ path, node }) => {
    const { relevant, readonly } = node.currentState;
    return planned.get(path)?.as === 'asked' && relevant && !readonly;
  });
  for (let count = 0; count < answers && asked.length > 0; count += 1) {
    const node = asked[Math.floor(random() * asked.length)];
    const of = node === undefined ? undefined : planned.get(node.path);
    // What was answered just before may have locked it.
    const isOpen = node?.node.currentState.readonly === false;
    if (node !== undefined && isOpen && of?.as === 'asked') answerOne(node, of, random);
  }
}

function answerOne({ node }: OdkNode, { kind, choices, items }: Asked, random: () => number): void {
  const whole = (least: number, most: number): number =>
    least + Math.floor(random() * (most - least + 1));
  const isBlank = random() < 0.15;
  if (node.nodeType === 'select') {
    const offered = node.currentState.valueOptions.map(({ value }) => value);
    const values =
      items === null
        ? choices.map(({ value }) => value).filter((value) => offered.includes(value))
        : offered.filter((value) => value !== '' && !value.includes(' '));
    if (isBlank || values.length === 0) node.selectValues([]);
    else if (kind === 'one') node.selectValue(values[whole(0, values.length - 1)] ?? null);
    else node.selectValues(values.filter(() => random() < 0.4));
  } else if (node.nodeType === 'trigger') node.setValue(!isBlank);
  else if (node.nodeType === 'upload')
    node.setValue(isBlank ? null : new File(['x'], 'photo.jpg', { type: 'image/jpeg' }));
  else if (node.nodeType === 'input' || node.nodeType === 'range') {
    if (isBlank) node.setValue(kind === 'text' ? '' : null);
    else if (kind === 'whole')
      node.setValue(BigInt(random() < 0.5 ? whole(-3, 12) : whole(0, 130)));
    else if (kind === 'decimal') node.setValue(random() < 0.5 ? whole(-3, 12) : whole(0, 4000) / 8);
    else if (kind === 'day') node.setValue(dayFrom(whole(-900, 400)));
    else if (kind === 'month') node.setValue(`${dayFrom(whole(-900, 400)).slice(0, 7)}-01`);
    else if (kind === 'time') node.setValue(`${String(whole(10, 23))}:${String(whole(10, 59))}`);
    else node.setValue(words[whole(0, words.length - 1)] ?? '');
  }
}

/** The day so many days from today. */
function dayFrom(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return dayText(day);
}

/** A day of this machine's calendar, as texts have it. */
export const dayText = (day: Date): string =>
  [
    String(day.getFullYear()).padStart(4, '0'),
    String(day.getMonth() + 1).padStart(2, '0'),
    String(day.getDate()).padStart(2, '0'),
  ].join('-');
