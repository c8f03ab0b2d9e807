import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compile } from '../../src/compiler';
import type { Json } from '../../src/engine';
import {
  decides,
  find,
  placeText,
  readPlace,
  walk,
  type CompiledJourney,
  type Origins,
  type Part,
  type Place,
  type PlacedRule,
  type Way,
} from '../../src/journey';
import { isObject, isRule, readsAround } from '../../src/rules';
import { loadOwnModules } from '../../tools/own-modules';
import { readConfiguration, readContract } from '../../tools/project';

interface Whole {
  readonly files: ReadonlyMap<string, string>;
  readonly journey: CompiledJourney;
  readonly origins: Origins;
  readonly parts: readonly Part[];
}

async function whole(folder: string): Promise<Whole> {
  const path = join(import.meta.dirname, '../..', folder);
  const files = readConfiguration(path);
  const modules = await loadOwnModules(files);
  const compiled = compile(files, readContract(path, files), { modules, traced: true });
  const { journey, origins, diagnostics } = compiled;
  if (journey === null || origins === null) throw new Error(JSON.stringify(diagnostics));
  return { files, journey, origins, parts: [...walk(journey)] };
}

const valueAt = (value: unknown, way: Way): unknown =>
  way.reduce<unknown>((at, key) => (at as Readonly<Record<string | number, unknown>>)[key], value);

const wayTo = ({ owner, way }: Part): Way => (owner === null ? way : [...wayTo(owner), ...way]);

/** Keys under which an object may look like a rule and is none, or is one that nobody evaluates. */
const apart = new Set(['schema', 'uiSchema', 'variant', 'settings', 'initial', 'needs', 'least']);

function* rulesLike(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return;
  if (isRule(value as Json)) {
    yield value;
    return;
  }
  for (const [key, inner] of Object.entries(value)) if (!apart.has(key)) yield* rulesLike(inner);
}

describe.each([
  'journey-config',
  'tests/permit/journey-config',
  'tests/grant/journey-config',
  'tests/event/journey-config',
  'tests/survey/journey-config',
])('every part of %s', (folder) => {
  const known = whole(folder);
  const rulesIn = ({ parts }: Whole): readonly PlacedRule[] => parts.flatMap(({ rules }) => rules);

  it('has every rule that the journey holds', async () => {
    const all = await known;
    // A list of rules is one rule.
    const met = new Set(
      rulesIn(all).flatMap(({ rule }): readonly Json[] =>
        Array.isArray(rule) ? (rule as readonly Json[]) : [rule],
      ),
    );
    const missed = [...rulesLike(all.journey)].filter((rule) => !met.has(rule as Json));
    expect(missed).toEqual([]);
  });

  it('is reached by its way', async () => {
    const { journey, parts } = await known;
    const lost: string[] = [];
    for (const part of parts) {
      const said = [
        ...part.rules.map(({ way, rule }) => [way, rule] as const),
        ...part.texts.map(({ way, text }) => [way, text] as const),
        ...part.values.map(({ way, value }) => [way, value] as const),
      ];
      const isThere = said.every(([way, value]) => valueAt(part.is, way) === value);
      if (!isThere || valueAt(journey, wayTo(part)) !== part.is) lost.push(placeText(part.place));
    }
    expect(lost).toEqual([]);
  });

  it('has a place of its own, which is found again by its text', async () => {
    const { journey, parts } = await known;
    const found: string[] = [];
    const lost: string[] = [];
    const look = (place: Place, part: Part, way: Way): void => {
      const text = placeText(place);
      found.push(text);
      const there = find(journey, readPlace(text));
      if (there?.part !== part || there.way.join() !== way.join()) lost.push(text);
    };
    for (const part of parts) {
      if (part.owner?.place !== part.place) look(part.place, part, []);
      for (const { place, way } of [...part.rules, ...part.texts]) look(place, part, way);
    }
    expect(lost).toEqual([]);
    expect(new Set(found).size).toBe(found.length);
  });

  it('is read over no more than its scope says', async () => {
    const locals = ['with', 'answer', 'failure', 'item', 'commit', 'run', 'consents'];
    const all = await known;
    const beyond = rulesIn(all).flatMap(({ rule, place, scope }) =>
      [...readsAround(rule).paths].flatMap((path) => {
        const [root = ''] = path.split('.');
        const isKnown = scope.locals.some((local) => local === root);
        return locals.includes(root) && !isKnown ? [`${placeText(place)} reads ${path}`] : [];
      }),
    );
    expect(beyond).toEqual([]);
  });

  it('knows where each rule is written', async () => {
    const { files, origins, ...all } = await known;
    const strange = rulesIn({ files, origins, ...all })
      .filter(decides)
      .flatMap((placed) => {
        const { place, rule } = placed;
        const origin = origins.at(place);
        if (origin === null || !origin.written) return [`${placeText(place)} is nowhere`];
        if (isLaidTogether(placed)) return [];
        const pointer = origin.pointer.split('/').slice(1);
        const keys = pointer.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
        const written = valueAt(JSON.parse(files.get(origin.file) ?? ''), keys) as Json;
        // What a directory says compiles to a choice by its ids.
        if (isObject(written) && 'entry' in written) return [];
        const said = JSON.stringify(asCompiled(written));
        const compiled = [rule, withoutMinutes(rule)].map((each) => JSON.stringify(each));
        return compiled.includes(said) ? [] : [`${placeText(place)} is not ${said}`];
      });
    expect(strange).toEqual([]);
  });
});

/** Times are compared by their minutes (R6 of docs/semantics.md), which nobody writes. */
const withoutMinutes = (rule: Json): Json => {
  if (Array.isArray(rule)) return (rule as readonly Json[]).map(withoutMinutes);
  if (!isObject(rule)) return rule;
  return Object.fromEntries(
    Object.entries(rule).map(([name, given]): [string, Json] => {
      const isOrder = ['<', '<=', '>', '>='].includes(name) && Array.isArray(given);
      const parts = isOrder ? (given as readonly Json[]).map(timeIn) : given;
      return [name, withoutMinutes(parts)];
    }),
  );
};

const timeIn = (part: Json): Json => {
  const minutes = isObject(part) ? part['minutesOf'] : undefined;
  return Array.isArray(minutes) ? ((minutes as readonly Json[])[0] ?? null) : part;
};

/**
 * A variant counts where its section does and its id is one of its own, and opens once that is known. How
 * many items a list has is compared with what is written, and one that may have none is not required.
 */
const isLaidTogether = ({ part, way: [key] }: PlacedRule): boolean =>
  (part.kind === 'section' &&
    part.is.variant !== null &&
    (key === 'relevant' || key === 'known')) ||
  (part.kind === 'check' && part.is.gives !== undefined) ||
  (part.kind === 'field' && part.is.list?.most !== undefined && key === 'required');

/** A path alone is read; notes of a source are left out. */
function asCompiled(written: Json): Json {
  if (typeof written === 'string') return { var: written };
  return withoutNotes(written);
}

function withoutNotes(written: Json): Json {
  if (Array.isArray(written)) return written.map((each: Json) => withoutNotes(each));
  if (!isObject(written)) return written;
  return Object.fromEntries(
    Object.entries(written)
      .filter(([key]) => key !== 'source')
      .map(([key, value]) => [key, withoutNotes(value)]),
  );
}
