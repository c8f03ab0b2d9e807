import { readQuestionKey } from '../../journey';
import type { FieldView, ItemView, Json, SectionView } from '../../engine';
import { atKey, type Located } from '../source';
import {
  fieldNamed,
  fieldView,
  itemsNow,
  screenNow,
  sectionNamed,
  sectionView,
  shownKeys,
  whyAbsent,
  type World,
} from '../world';
import { compare, forEntries, show, type Expectation, type Mismatch } from './check';

/** Compares what is drawn with what the scenario writes; `label` names it in words. */
type Compare<View> = (view: View, at: Located, label: string) => readonly Mismatch[];

/** The value that is read is the one that the scenario writes. */
export const says =
  <View>(read: (view: View, at: Located) => Json | undefined): Compare<View> =>
  (view, at, label) =>
    compare(at, label, at.value, read(view, at));

/**
 * One check for each entry, by the name of what is drawn. `find` says in words why it is not drawn,
 * which fails the check, and throws for a name that nothing has.
 */
const forDrawn =
  <View extends object>(
    find: (world: World, name: string, at: Located) => View | string,
    { kind, about }: { kind: string; about: (name: string) => string | null },
  ) =>
  (what: string, check: Compare<View>): Expectation =>
    forEntries((world, name, at) => {
      const view = find(world, name, at);
      const label = `${what} of ${kind}\`${name}\``;
      const found =
        typeof view === 'string'
          ? [{ at, what: label, expected: show(at.value), actual: view, instead: null }]
          : check(view, at, label);
      return found.map((mismatch) => ({ ...mismatch, about: about(name) }));
    });

const ofPage = { kind: '', about: (name: string) => name };

const offPage = (world: World, name: string): string =>
  `the section is not on the page: ${whyAbsent(world, readQuestionKey(name)[0])}`;

/** Of sections on the page. */
export const forSections = forDrawn<SectionView>((world, name, at) => {
  sectionNamed(world, name, atKey(at));
  return sectionView(world, name) ?? offPage(world, name);
}, ofPage);

/** Of fields whose section is on the page. */
export const forFields = forDrawn<FieldView>((world, name, at) => {
  fieldNamed(world, name, atKey(at));
  return fieldView(world, name) ?? offPage(world, name);
}, ofPage);

/** Of items that a screen shows, by their keys. */
export const forItems = forDrawn<ItemView>(
  (world, key, at) => {
    const items = itemsNow(world, screenNow(world, at));
    const item = items.find((one) => one.key === key);
    return item ?? `the item is not shown: on the screen is ${shownKeys(items)}`;
  },
  { kind: 'the item ', about: () => null },
);
