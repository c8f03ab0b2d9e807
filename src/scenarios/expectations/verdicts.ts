import { plain } from '../../engine';
import { sectionNamed, sectionView, stepOf, viewOf, whyAbsent, type World } from '../world';
import { compare, forEntries } from './check';

/** `"verdicts": { "home": "valid", "step": "pending" }`: of sections on the page, and of the whole step. */
export const verdicts = forEntries((world, name, at) => {
  if (name === 'step' || name === stepOf(world)) {
    return compare(at, 'the verdict on the step', at.value, viewOf(world).verdict, null);
  }
  sectionNamed(world, name, { ...at, offset: at.key });
  const view = sectionView(world, name);
  const what = `the verdict on \`${name}\``;
  if (view === undefined) {
    const actual = `none: it is not on the page, ${whyAbsent(world, name)}`;
    return [{ at, what, expected: JSON.stringify(at.value), actual, about: name }];
  }
  return compare(at, what, at.value, view.verdict, name).map((mismatch) => ({
    ...mismatch,
    actual: `${mismatch.actual}${missing(world, name)}`,
  }));
});

/** What keeps the section from being valid. */
function missing(world: World, name: string): string {
  const view = sectionView(world, name);
  const words = [
    ...viewOf(world)
      .missing.filter(({ section }) => section === name)
      .map(({ text }) => text),
    ...(view?.lookups ?? []).map(({ text }) => plain(text)),
  ];
  return words.length === 0 ? '' : ` (${words.join('; ')})`;
}
