/** What a random journey is made of, before its files are written. */
import type { Draw } from '../draw';
import type { JsonObject } from '../../subject';
import type { Keeps, Known } from './known';
import type { Path } from './vocabulary';

export interface PlannedField extends Path {
  readonly name: string;
  /** Anything of its type will do, so that a value may stand there from the start. */
  readonly plain: boolean;
  /** Z7: the question that it takes over from, where its answer is another. */
  readonly like?: string;
  /** Z22: what it is, where no rule reads it: where one does, the compiler mostly refuses the journey. */
  readonly sensitive?: string;
}
export interface PlannedSection {
  readonly id: string;
  readonly file: string;
  readonly step: string;
  readonly kind: 'page' | 'dialog' | 'item';
  readonly fields: readonly PlannedField[];
  /** The section asks for a list here, by items of its own. */
  readonly list: string | null;
  /** The section, and its file, that asks for one item of it. */
  readonly item: string | null;
  /** What names the variant: null where the section has none. */
  readonly variants: Path | null;
}
export interface PlannedCall {
  readonly id: string;
  /** Names under which it is called. */
  readonly names: readonly string[];
  readonly gives: readonly string[];
  readonly keeps: Keeps;
  /** K6: the list that it keeps has an id and a label of each entry. */
  readonly ofEntries?: boolean;
  /** Z22: no rule reads what it answers. */
  readonly isSensitive?: boolean;
}
export interface Plan {
  readonly steps: readonly string[];
  readonly sections: readonly PlannedSection[];
  readonly calls: readonly PlannedCall[];
  readonly sequences: readonly string[];
  readonly bundles: readonly string[];
  readonly screen: boolean;
  /** Everything that rules may speak of anywhere; drafts are not among it. */
  readonly known: Known;
  /** Some paths that matter: their reactions hear each other. */
  readonly tracking: boolean;
  /** Z52 */
  readonly asksForFiles?: true;
  /** X7: a press that begins more sequences than there are rounds. */
  readonly crowd: boolean;
  /** What may be laid over it when the page is loaded again. */
  readonly releases: readonly JsonObject[];
}
/** I8, Z48: the draft that a section asks for, an inner list in it, and the draft around it. */
export function draftOf({ sections }: Pick<Plan, 'sections'>, section: PlannedSection): Path[] {
  if (section.kind !== 'item') return [];
  const outer = sections.find(({ kind, item }) => kind === 'item' && item === section.id);
  const own: Path[] = section.list === null ? [] : [{ path: section.list, kind: 'list' }];
  return [...(outer?.fields ?? []), ...section.fields, ...own];
}
const nameOf = ({ path }: Path): string => path.split('.').at(-1) ?? path;
export const fieldAt = (draw: Draw, at: Path): PlannedField => ({
  ...at,
  name: nameOf(at),
  plain: draw.chance(50),
});

/** Z7: one more question, which asks for an answer of its own as another one does. */
export function twinned(draw: Draw, given: ReadonlyMap<string, readonly PlannedField[]>) {
  const asking = [...given].flatMap(([id, fields]) => fields.map((field) => ({ id, field })));
  if (asking.length === 0) return { given, twin: null };
  const { id, field } = draw.one(asking);
  const path = draw.one(['twin', 'permit.twin']);
  const twin: PlannedField = { ...field, path, name: 'twin', like: `${id}.${field.name}` };
  const to = draw.one([...given.keys()]);
  return { given: new Map([...given, [to, [...(given.get(to) ?? []), twin]]]), twin };
}
/** Hands the answers out to the sections, some to two. */
export function handedOut(
  draw: Draw,
  all: readonly Path[],
  names: readonly string[],
): Map<string, PlannedField[]> {
  const left = draw.few(all, all.length);
  const most = names.length > 2 ? 3 : 4;
  const given: [string, PlannedField[]][] = names.map((name) => [
    name,
    left
      .splice(0, name === 'ask' ? 1 + draw.int(most) : draw.int(most + 1))
      .map((at) => fieldAt(draw, at)),
  ]);
  const out = new Map(given);
  for (const [name, fields] of given) {
    const others = given.filter(([other]) => other !== name).flatMap(([, more]) => more);
    if (others.length === 0 || !draw.chance(25)) continue;
    const shared = draw.one(others);
    if (fields.some(({ path }) => path === shared.path)) continue;
    const taken = fields.some((one) => one.name === shared.name);
    out.set(name, [...fields, { ...shared, name: taken ? `${shared.name}Again` : shared.name }]);
  }
  return out;
}
