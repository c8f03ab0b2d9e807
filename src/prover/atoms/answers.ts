import {
  allOf,
  type CompiledField,
  type CompiledJourney,
  type CompiledSection,
  type PartOf,
  type PlacedRule,
} from '../../journey';
import {
  isInside,
  isObject,
  isWithin,
  pathsAround,
  type Json,
  type JsonObject,
  type Rule,
} from '../../rules';
import { takenBy } from './taken';

/** A question, and where it is asked. */
export interface Asked {
  readonly part: PartOf<'field'>;
  readonly field: CompiledField;
  readonly section: CompiledSection;
  readonly schema: JsonObject;
}

/** What a journey knows of its answers: who asks for them, and who else sets them. */
export class Answers {
  readonly journey: CompiledJourney;
  readonly #asked = new Map<string, Asked[]>();
  /** Rules are told apart by identity: each is made once. */
  readonly #taken = new Map<CompiledField, readonly Rule[]>();
  readonly #written: readonly {
    readonly path: string;
    readonly rule: PlacedRule | null;
    readonly values: readonly Json[] | null;
  }[];

  constructor(journey: CompiledJourney) {
    this.journey = journey;
    for (const part of allOf(journey, 'field')) {
      const section = part.owner.is;
      const asked = { part, field: part.is, section, schema: schemaOf(section, part.is.name) };
      const others = this.#asked.get(part.is.path);
      if (others === undefined) this.#asked.set(part.is.path, [asked]);
      else others.push(asked);
    }
    this.#written = [...this.#writings()];
  }

  /** Every path that is asked for or kept. */
  get paths(): readonly string[] {
    return [...new Set([...Object.keys(this.journey.records), ...this.#asked.keys()])];
  }

  /** Questions whose answer is at this very path. */
  askedAt(path: string): readonly Asked[] {
    return this.#asked.get(path) ?? [];
  }

  /** Questions whose answer is a list, wherever they stand. */
  lists(): readonly Asked[] {
    return [...this.#asked.values()].flat().filter(({ field }) => field.list !== null);
  }

  isRecord(path: string): boolean {
    return Object.hasOwn(this.journey.records, path);
  }

  isDeclared(path: string): boolean {
    return this.isRecord(path) || this.#asked.has(path);
  }

  /** The longest declared path that a path begins with; null for none. */
  declared(path: string): string | null {
    return [path, ...pathsAround(path)].find((each) => this.isDeclared(each)) ?? null;
  }

  /** Declared paths inside one that is none itself. */
  under(path: string): readonly string[] {
    return this.paths.filter((each) => isInside(each, path));
  }

  /**
   * What others than persons can leave at a path: plain values, and rules. null where a part of it, or
   * what lies around it, is set, or anything can come in an address.
   */
  writersOf(
    path: string,
  ): { readonly values: readonly Json[]; readonly rules: readonly PlacedRule[] } | null {
    const values: Json[] = [];
    const rules: PlacedRule[] = [];
    for (const each of this.#written) {
      if (each.path !== path) {
        if (isWithin(each.path, path) || isWithin(path, each.path)) return null;
        continue;
      }
      if (each.rule === null && each.values === null) return null;
      if (each.rule !== null) rules.push(each.rule);
      values.push(...(each.values ?? []));
    }
    return { values, rules };
  }

  /** What a question takes of an answer, as far as its checks look at that. */
  takenBy(field: CompiledField, section: CompiledSection): readonly Rule[] {
    const found = this.#taken.get(field) ?? this.#takenBy(field, section);
    this.#taken.set(field, found);
    return found;
  }

  #takenBy(field: CompiledField, section: CompiledSection): readonly Rule[] {
    const writers = this.writersOf(field.path);
    const isSet = writers === null || writers.values.length + writers.rules.length > 0;
    return takenBy(field, section, { schema: schemaOf(section, field.name), isSet });
  }

  /** What a declared path can hold before anything happens. */
  startsOf(path: string): readonly Json[] {
    const record = this.journey.records[path];
    const asked = this.askedAt(path).map(({ field }) => field.initial);
    return record === undefined ? asked : [record.initial, ...asked];
  }

  *#writings(): Generator<{
    path: string;
    rule: PlacedRule | null;
    values: readonly Json[] | null;
  }> {
    const { journey } = this;
    for (const [path, { initial }] of Object.entries(journey.records))
      if (initial !== null) yield { path, rule: null, values: [initial] };
    for (const [path, all] of this.#asked)
      for (const { field } of all) {
        if (field.initial !== null) yield { path, rule: null, values: [field.initial] };
        if (field.unticked !== null && field.type === 'boolean')
          yield { path, rule: null, values: [field.unticked] };
      }
    for (const { name, initial } of journey.forgetting)
      if (initial !== null) yield { path: name, rule: null, values: [initial] };
    for (const part of allOf(journey, 'change'))
      for (const rule of part.rules)
        if (rule.way[0] === 'set') yield { path: String(rule.way[1]), rule, values: null };
    for (const part of allOf(journey, 'opening'))
      for (const rule of part.rules) yield { path: part.is.path, rule, values: null };
    for (const { is } of allOf(journey, 'parameter'))
      yield { path: is.answer, rule: null, values: is.values };
    for (const { is } of allOf(journey, 'queryValue'))
      yield { path: is.answer, rule: null, values: null };
  }
}

export function schemaOf({ schema }: CompiledSection, name: string): JsonObject {
  const { properties } = schema;
  const found = isObject(properties) ? properties[name] : undefined;
  return isObject(found) ? found : {};
}

/** The plain values that a question offers; null where somebody may type, or they come from a lookup. */
export function offeredBy({ field, schema }: Asked): readonly Json[] | null {
  // Several of them are one answer, which is a list.
  if (field.type === 'array') return null;
  if (field.options?.kind === 'list') return field.options.items.map(({ value }) => value);
  if (field.options !== null) return null;
  const { enum: listed } = schema;
  if (Array.isArray(listed)) return listed as readonly Json[];
  return field.type === 'boolean' ? [true, false] : null;
}
