import type { SectionView } from '../../engine';
import type { Located } from '../source';
import { sectionNamed, sectionView, whyAbsent } from '../world';
import { forEntries, show, type Expectation, type Mismatch } from './check';

/** One check for each section that is named; one that is not on the page fails it. */
export const forSections = (
  what: string,
  check: (view: SectionView, at: Located, label: string, name: string) => readonly Mismatch[],
): Expectation =>
  forEntries((world, name, at) => {
    sectionNamed(world, name, { ...at, offset: at.key });
    const view = sectionView(world, name);
    const label = `${what} of \`${name}\``;
    if (view !== undefined) return check(view, at, label, name);
    const actual = `the section is not on the page: ${whyAbsent(world, name)}`;
    return [{ at, what: label, expected: show(at.value), actual, about: name }];
  });
