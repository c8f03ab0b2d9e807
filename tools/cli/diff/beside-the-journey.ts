import type { JsonObject } from '../../../src/engine';
import { sorted } from '../../../src/prover';
import { shownValue } from './formula-words';
import type { CommandContext } from '../frame/command';
import type { Sides } from './sides';
import type { Told } from './told';

/** What pages are made with beside the journey: what brands say of themselves, and the code of widgets. */
export const besideTheJourney = ({ before, after }: Sides): readonly Told[] => [
  ...after.brands
    .filter((name) => !before.brands.includes(name))
    .map((name) => brand(name, 'added')),
  ...before.brands
    .filter((name) => !after.brands.includes(name))
    .map((name) => brand(name, 'removed')),
  ...after.brands
    .filter((name) => before.brands.includes(name))
    .flatMap((name) =>
      keysOtherwise(before, after, `brands/${name}/brand.json`, `the brand \`${name}\` has`),
    ),
  ...keysOtherwise(before, after, 'policies.json', 'what must hold whatever is changed has'),
  ...keysOtherwise(before, after, 'wording.json', 'what texts are held to has'),
  ...widgets(before, after),
];

const nothing = {
  ...{ line: 1, column: 1, pointer: '', before: null, after: null, counts: null },
  ...{ examples: [], also: [], inside: [], because: [], hangsOn: null, brands: [] },
} as const;

/** A brand of one version alone: there is nothing to hold it against. */
const brand = (name: string, change: 'added' | 'removed'): Told => ({
  ...{ ...nothing, code: 'JD502', kinds: ['settings'], change, subject: name, what: name },
  file: `brands/${name}/brand.json`,
  message: `${change === 'added' ? 'new' : 'gone'}: the brand \`${name}\``,
});

/** Key by key, of a file that no rule of the journey reads. */
function keysOtherwise(
  before: CommandContext,
  after: CommandContext,
  file: string,
  has: string,
): readonly Told[] {
  const [was, now] = [keysOf(before.files.get(file)), keysOf(after.files.get(file))];
  return [...new Set([...was.keys(), ...now.keys()])].flatMap((key): readonly Told[] => {
    const [one, other] = [was.get(key), now.get(key)];
    if (one === other) return [];
    const what = `${has} as \`${key}\``;
    return [
      {
        ...{
          ...nothing,
          code: 'JD502',
          kinds: ['settings'],
          change: 'changed',
          subject: what,
          what,
        },
        ...{ file, pointer: `/${key}`, message: `${what}: something else` },
        ...{ before: shownValue(one ?? null), after: shownValue(other ?? null) },
      },
    ];
  });
}

/** Each key with its value as text, whatever the layout; none where there is no such file. */
function keysOf(text: string | undefined): ReadonlyMap<string, string> {
  const json = JSON.parse(text ?? '{}') as JsonObject;
  return new Map(Object.entries(json).map(([key, value]) => [key, JSON.stringify(sorted(value))]));
}

/** Code that nobody can hold against other code but by its text. */
const widgets = (before: CommandContext, after: CommandContext): readonly Told[] =>
  [...after.files].flatMap(([file, text]): readonly Told[] => {
    const [, name] = /^widgets\/([^/]+)\/widget\.tsx$/.exec(file) ?? [];
    const was = before.files.get(file);
    if (name === undefined || was === undefined || was === text) return [];
    const what = `the widget \`${name}\``;
    return [
      {
        ...{ ...nothing, code: 'JD503', kinds: ['drawn'], change: 'changed', subject: what, what },
        ...{ file, message: `${what} is drawn by other code` },
      },
    ];
  });
