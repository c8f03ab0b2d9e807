import type { FieldView } from '../../engine';
import type { Located } from '../source';
import { fieldNamed, fieldView, splitName, whyAbsent, type World } from '../world';
import { forEntries, show, type Expectation, type Mismatch } from './check';

/** One check for each field that is named; a field whose section is not on the page fails it. */
export const forFields = (
  what: string,
  check: (view: FieldView, at: Located, label: string, name: string) => readonly Mismatch[],
): Expectation =>
  forEntries((world: World, name, at) => {
    fieldNamed(world, name, { ...at, offset: at.key });
    const view = fieldView(world, name);
    const label = `${what} of \`${name}\``;
    if (view !== undefined) return check(view, at, label, name);
    const [section] = splitName(name);
    const actual = `the section is not on the page: ${whyAbsent(world, section)}`;
    return [{ at, what: label, expected: show(at.value), actual, about: name }];
  });
