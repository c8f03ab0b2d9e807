import { plain, type ContentView, type Json } from '../../engine';
import { atKey, readList, type Located } from '../source';
import { sectionNamed, sectionView, stepOf, viewOf, whyAbsent, type World } from '../world';
import { compare, forEntries, forParts, show, type Expectations, type Mismatch } from './check';

/** What is drawn of a section, or beside all sections. */
interface Drawn {
  readonly content: readonly ContentView[];
  readonly fields: readonly string[];
  readonly actions: readonly string[];
}

function drawnNow(world: World, name: string): Drawn | undefined {
  if (name === 'step' || name === stepOf(world)) {
    return { content: viewOf(world).content, fields: [], actions: [] };
  }
  const view = sectionView(world, name);
  return (
    view && {
      content: view.content,
      fields: Object.values(view.fields).flatMap((field) => (field.shown ? field.name : [])),
      actions: view.actions.map(({ id }) => id),
    }
  );
}

/** The id, and as many of title, text and note as the scenario writes behind the id at its place. */
const asWritten = (all: readonly ContentView[], wanted: readonly Located[]): Json =>
  all.map(({ id, title, text, row }, index) => {
    const written = wanted[index]?.value;
    const words = [id, plain(title), plain(text), plain(row?.note ?? [])];
    return Array.isArray(written) ? words.slice(0, Math.max(2, written.length)) : id;
  });

const drawn = forEntries((world, name, at): readonly Mismatch[] => {
  if (name !== 'step' && name !== stepOf(world)) sectionNamed(world, name, atKey(at));
  const what = `\`${name}\``;
  const part =
    (kind: keyof Drawn, read: (now: Drawn, wanted: Located) => Json) =>
    (now: Drawn, wanted: Located) =>
      compare(wanted, `the ${kind} drawn in ${what}`, wanted.value, read(now, wanted), name);
  const check = forParts<Drawn>(at, {
    content: part('content', ({ content }, wanted) => asWritten(content, readList(wanted))),
    fields: part('fields', ({ fields }) => fields),
    actions: part('actions', ({ actions }) => actions),
  });
  const now = drawnNow(world, name);
  if (now !== undefined) return check(now);
  const actual = `the section is not on the page: ${whyAbsent(world, name)}`;
  const expected = show(at.value);
  return [{ at, what: `what is drawn in ${what}`, expected, actual, about: name, instead: null }];
});

/** Sections in whole: what is not named is not there. */
export const wholeSections: Expectations = {
  /**
   * `"drawn": { "home": { "content": ["noZone", ["tip", "Have your papers ready"]], "fields": ["postcode"],
   * "actions": ["findAddress"] } }`: exactly these, in order; a list of content states its title, text and
   * note as far as it goes. `step`: the content beside the sections.
   */
  drawn,
};
