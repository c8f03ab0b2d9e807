/** The differences that are known (`differences.json`), and nothing besides: left out on both sides. */
import { isObject } from '../json';
import type { Files, Json } from '../subject';
import { at, items, text } from './json';

const camel = (file: string): string =>
  file.replace(/-([a-zA-Z0-9])/g, (_all, letter: string) => letter.toUpperCase());

/** By section with variants: the path that names the one in force. */
const varying = (files: Files): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(files).flatMap(([path, file]) => {
      const by = text(at(file, 'variants', 'by', 'var'));
      const name = /^steps\/[^/]+\/(.+)\.json$/.exec(path)?.[1] ?? '';
      return by === '' ? [] : [[camel(name), by] as const];
    }),
  );
const withoutErrors = (field: Json): Json => ({
  ...(isObject(field) && field),
  error: null,
  parts: items(at(field, 'parts')).map((part) => ({ ...(isObject(part) && part), wrong: null })),
});
const withoutDraft = (field: Json): Json => ({
  ...(isObject(field) && field),
  list: { items: at(field, 'list', 'items'), max: at(field, 'list', 'max') },
});

export class Tolerance {
  private readonly varying: ReadonlyMap<string, string>;
  /** By section: the values of what names its variant, since the page was loaded. */
  private readonly seen = new Map<string, Set<string>>();

  constructor(files: Files) {
    this.varying = varying(files);
  }

  /** Nothing is touched any more. */
  begin(): void {
    this.seen.clear();
  }

  /** Both observations without what may differ after this event; the first is the text's. */
  compared(said: Json, found: Json): [Json, Json] {
    for (const [section, by] of this.varying) {
      const rule = items(at(said, 'read')).find((one) => at(one, 'rule', 'var') === by);
      const values = this.seen.get(section) ?? new Set();
      this.seen.set(section, values.add(JSON.stringify(at(rule ?? null, 'is'))));
    }
    const hidden = this.hidden(said);
    return [this.without(said, hidden), this.without(found, hidden)];
  }

  /** L1: lists with an open draft of which nothing is drawn, as `section.field`. */
  private hidden(said: Json): ReadonlySet<string> {
    const sections = items(at(said, 'view', 'sections'));
    const isDrawn = sections.some((one) => at(one, 'id') === 'car' && at(one, 'onPage') === true);
    if (isDrawn) return new Set();
    return new Set(
      sections.flatMap((one) =>
        items(at(one, 'fields'))
          .filter((field) => at(field, 'list', 'draft') === true)
          .map((field) => `${text(at(one, 'id'))}.${text(at(field, 'id'))}`),
      ),
    );
  }

  private without(look: Json, hidden: ReadonlySet<string>): Json {
    const view = at(look, 'view');
    // P12: touched by section and field, where it should be by variant.
    const shared = (id: Json): boolean => (this.seen.get(text(id))?.size ?? 0) > 1;
    if (!isObject(view) || !isObject(look)) return look;
    const sections = items(at(view, 'sections')).map((section): Json => {
      const id = at(section, 'id');
      const fields = items(at(section, 'fields')).map((field) => {
        const bare = hidden.has(`${text(id)}.${text(at(field, 'id'))}`)
          ? withoutDraft(field)
          : field;
        return shared(id) ? withoutErrors(bare) : bare;
      });
      return { ...(isObject(section) && section), fields };
    });
    const errors = items(at(view, 'errors')).filter((one) => !shared(at(one, 'section')));
    return { ...look, view: { ...view, sections, errors } };
  }
}
