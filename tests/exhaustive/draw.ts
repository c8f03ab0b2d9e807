/** Small journeys at random, of which every household can be played: few questions, few values, any rules. */
import fc from 'fast-check';
import type { Files, Json, JsonObject } from '../semantics/subject';

/** What a question can be answered with. */
export interface Asked {
  readonly path: string;
  readonly values: readonly Json[];
}

export interface Drawn {
  readonly files: Files;
  readonly asked: readonly Asked[];
}

const kinds: Readonly<Record<string, readonly Json[]>> = {
  yesNo: [true, false],
  three: ['x', 'y', 'z'],
  tick: [true],
};

const names = ['a', 'b', 'c', 'd', 'e'] as const;

/** A condition on other questions. */
function condition(others: readonly Asked[]): fc.Arbitrary<Json> {
  if (others.length === 0) return fc.constantFrom<Json>(true, false);
  const asked = fc.constantFrom(...others);
  const part: fc.Arbitrary<Json> = asked.chain(({ path, values }) =>
    fc.oneof(
      fc.constantFrom<Json>(...values).map((value) => ({ '===': [{ var: path }, value] })),
      fc.constant<Json>({ isAnswered: { var: path } }),
    ),
  );
  const turned = fc.oneof(
    { weight: 3, arbitrary: part },
    { weight: 1, arbitrary: part.map((is): Json => ({ '!': is })) },
  );
  return fc.oneof(
    { weight: 3, arbitrary: turned },
    { weight: 1, arbitrary: fc.tuple(turned, turned).map((both): Json => ({ and: both })) },
    { weight: 1, arbitrary: fc.tuple(turned, turned).map((both): Json => ({ or: both })) },
  );
}

const sometimes = <T>(weight: number, arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: 10 - weight, arbitrary: fc.constant(null) }, { weight, arbitrary });

const given = (all: Readonly<Record<string, Json>>): JsonObject =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null));

function field(kind: string, self: Asked, all: readonly Asked[]): fc.Arbitrary<JsonObject> {
  const others = all.filter(({ path }) => path !== self.path);
  const before = all.slice(0, all.indexOf(self));
  const shape: JsonObject =
    kind === 'three'
      ? { schema: { type: 'string', enum: ['x', 'y', 'z'] } }
      : { schema: { type: 'boolean' } };
  const options = fc
    .tuple(
      ...self.values.map((value) => fc.tuple(fc.constant(value), sometimes(2, condition(others)))),
    )
    .map((each): Json =>
      each.map(([value, when]) => given({ value, label: JSON.stringify(value), when })),
    );
  return fc
    .record({
      relevant: sometimes(3, condition(before)),
      visible: sometimes(2, condition(others)),
      disabled: sometimes(1, condition(others)),
      when: sometimes(2, condition(others)),
      isRequired: fc.integer({ min: 0, max: 9 }),
      options: kind === 'tick' ? fc.constant<Json>(null) : options,
    })
    .map(({ relevant, visible, disabled, when, isRequired, options: offered }) => ({
      ...shape,
      ...given({
        relevant,
        visible,
        disabled,
        options: offered,
        required:
          isRequired < 3
            ? null
            : kind === 'tick'
              ? given({ accepted: true, when })
              : (when ?? true),
      }),
    }));
}

/** One step of one to three sections, with up to five questions. */
export const journeys: fc.Arbitrary<Drawn> = fc
  .record({
    kinds: fc.array(fc.constantFrom(...Object.keys(kinds)), { minLength: 2, maxLength: 4 }),
    breaks: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
    progressive: fc.boolean(),
  })
  .chain(({ kinds: drawn, breaks, progressive }) => {
    const asked = drawn.map((kind, index): Asked => ({
      path: names[index] ?? '',
      values: kinds[kind] ?? [],
    }));
    const sections = asked.reduce<Asked[][]>((so, each, index) => {
      const last = so.at(-1);
      if (last === undefined || breaks[index] === true) return [...so, [each]];
      return [...so.slice(0, -1), [...last, each]];
    }, []);
    const said = fc.tuple(...asked.map((each, index) => field(drawn[index] ?? '', each, asked)));
    const about = fc.tuple(
      ...sections.map((_, index) => {
        const before = sections.slice(0, index).flat();
        return fc.record({
          relevant: sometimes(2, condition(before)),
          visible: sometimes(1, condition(before)),
        });
      }),
    );
    return fc.tuple(said, about).map(([fields, rules]) => ({
      asked,
      files: filesOf(sections, asked, fields, rules, progressive),
    }));
  });

function filesOf(
  sections: readonly (readonly Asked[])[],
  asked: readonly Asked[],
  fields: readonly JsonObject[],
  rules: readonly { readonly relevant: Json; readonly visible: Json }[],
  progressive: boolean,
): Files {
  const ids = sections.map((_, index) => `part${String(index + 1)}`);
  return {
    'journey.json': { language: 2, steps: ['apply'] },
    'steps/apply/step.json': {
      progressive,
      sections: ids,
      submit: { label: 'Send', sequence: 'send' },
    },
    ...Object.fromEntries(
      sections.map((of, index): [string, JsonObject] => [
        `steps/apply/${ids[index] ?? ''}.json`,
        {
          ...given({ ...rules[index] }),
          fields: Object.fromEntries(
            of.map((each) => [each.path, fields[asked.indexOf(each)] ?? {}]),
          ),
        },
      ]),
    ),
    'calls/put.json': {},
    'sequences/send.json': { steps: [{ id: 'put', call: 'put' }] },
  };
}
