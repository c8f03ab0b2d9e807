import type { Json } from '../../engine';
import type { Report } from '../diagnostic';
import type { LookupOptionsSource, OptionSource } from '../language';
import { entries } from '../source';
import type { Sources } from './sources';
import type { AnswerSymbol, SectionUnit } from './symbols';

export interface Answers {
  readonly answers: ReadonlyMap<string, AnswerSymbol>;
  /** `section.field` → answer path. */
  readonly fields: ReadonlyMap<string, string>;
}

/** Every answer that a field or a record declares. */
export function collectAnswers(
  sources: Sources,
  units: readonly SectionUnit[],
  report: Report,
): Answers {
  const answers = new Map<string, AnswerSymbol>();
  const fields = new Map<string, string>();
  const declare = (symbol: AnswerSymbol): void => {
    const earlier = answers.get(symbol.path);
    if (earlier !== undefined && earlier.type !== symbol.type) {
      report.add(
        'JC504',
        symbol.at,
        `\`${symbol.path}\` is ${symbol.type} here and ${earlier.type} elsewhere.`,
        {
          key: true,
          help: 'bind one of them to another path, or give both the same type',
          also: [{ at: earlier.at, message: `${earlier.type} here` }],
        },
      );
      return;
    }
    answers.set(symbol.path, earlier === undefined ? symbol : joined(earlier, symbol));
  };
  for (const [path, record] of entries(sources.journey.find('records'))) {
    const { type } = record.value;
    declare({ path, type, values: null, keys: null, hasOptions: false, at: record, record: true });
  }
  for (const { section } of units) {
    for (const [name, field] of entries(section.at('schema').find('properties'))) {
      const path = section.value.bind?.[name] ?? name;
      fields.set(`${section.value.id}.${name}`, path);
      const options = section.value.options?.[name];
      declare({
        path,
        type: field.value.type,
        values: valuesOf(field.value, options),
        keys: keysOf(options),
        hasOptions: options !== undefined,
        at: field,
        record: false,
      });
    }
  }
  return { answers, fields };
}

type Options = readonly OptionSource[] | LookupOptionsSource | undefined;
const isList = (options: Options): options is readonly OptionSource[] => Array.isArray(options);

function valuesOf(
  schema: Readonly<Record<string, Json>>,
  options: Options,
): readonly Json[] | null {
  // What is offered may be less than what an answer can be: `enum` has the last word.
  const listed = schema['enum'];
  if (Array.isArray(listed)) return listed as readonly Json[];
  return isList(options) ? options.map(({ value }) => value) : null;
}

function keysOf(options: Options): ReadonlySet<string> | null {
  if (options === undefined || isList(options) || options.keep === undefined) return null;
  return new Set(options.keep);
}

/** Two fields that share an answer: it can be what either allows. */
function joined(a: AnswerSymbol, b: AnswerSymbol): AnswerSymbol {
  return {
    ...a,
    values: a.values === null || b.values === null ? null : [...a.values, ...b.values],
    keys: a.keys === null || b.keys === null ? null : new Set([...a.keys, ...b.keys]),
    hasOptions: a.hasOptions || b.hasOptions,
    record: a.record && b.record,
  };
}
