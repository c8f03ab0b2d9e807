import { viewOf, type World } from '../world';
import { compare, type Check, type Expectation } from './check';
import { forFields } from './drawn-field';

/** `"errors": { "home.postcode": "Postcode is required", "home.address": null }`, or `"none"` on the whole page. */
export const errors: Expectation = (from) => (from.value === 'none' ? none(from) : named(from));

const named = forFields('the error', (view, at, what, name) =>
  compare(at, what, at.value, view.error, name),
);

const none: (from: Parameters<Expectation>[0]) => Check = (from) => (world) =>
  shownErrors(world).map(([name, error]) => ({
    at: from,
    what: `the error of \`${name}\``,
    expected: 'none',
    actual: JSON.stringify(error),
    about: name,
  }));

const shownErrors = (world: World): readonly (readonly [string, string])[] =>
  viewOf(world).sections.flatMap((section) =>
    Object.values(section.fields).flatMap((field) =>
      field.shown && field.error !== null ? [[field.key, field.error] as const] : [],
    ),
  );
