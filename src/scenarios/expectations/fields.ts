import { plain, type FieldView, type Json } from '../../engine';
import { readList, type Located } from '../source';
import { fieldNamed, viewOf } from '../world';
import {
  compare,
  forParts,
  opposites,
  show,
  type Check,
  type Expectation,
  type Expectations,
} from './check';
import { forFields, says } from './drawn';
import { isRelevant } from './sections';

const [required, notRequired] = opposites(['required', 'not required'], (world, name, at) => {
  const { field } = fieldNamed(world, name, at);
  if (!isRelevant(world, name, at)) return { holds: false, actual: 'not relevant' };
  return { holds: world.engine.evaluate(world.state, field.required) === true };
});

const [disabled, enabled] = opposites(['disabled', 'enabled'], (world, name, at) => {
  const { field } = fieldNamed(world, name, at);
  return { holds: world.engine.evaluate(world.state, field.disabled) === true };
});

const options = says<FieldView>((view, at) => {
  const wanted = readList(at);
  return (view.options ?? []).map((option, index): Json => {
    const stated = wanted[index]?.value;
    if (!Array.isArray(stated)) return option.value;
    return [option.value, option.label, plain(option.hint)].slice(0, Math.max(stated.length, 2));
  });
});

const unavailable = says<FieldView>((view, at) => {
  const wanted = readList(at);
  return (view.options ?? [])
    .filter((option) => option.unavailable)
    .map(({ value, unavailableReason }, index): Json =>
      Array.isArray(wanted[index]?.value) ? [value, plain(unavailableReason)] : value,
    );
});

const namedErrors = forFields(
  'the error',
  says(({ error }) => error),
);

const noErrors =
  (at: Located): Check =>
  (world) =>
    viewOf(world)
      .sections.flatMap((section) => Object.values(section.fields))
      .filter(({ shown, error }) => shown && error !== null)
      .map(({ key, error }) => ({
        at,
        what: `the error of \`${key}\``,
        expected: 'none',
        actual: show(error),
        about: key,
        instead: null,
      }));

const errors: Expectation = (from) => (from.value === 'none' ? noErrors(from) : namedErrors(from));

const lists = forFields('the list', ({ list }, at, label) => {
  if (typeof at.value === 'number') return compare(at, label, at.value, list?.items.length);
  const check = (words: string, wanted: Located, actual: Json) =>
    compare(wanted, `${words} ${label}`, wanted.value, actual);
  const lines = list?.items.map(({ summary }) => plain(summary)) ?? [];
  const editing = list?.draft == null ? null : (list.editing ?? 'new');
  return forParts(at, {
    summaries: (_, wanted) => check('the lines of', wanted, lines),
    canAdd: (_, wanted) => check('whether an item can be added to', wanted, list?.canAdd === true),
    editing: (_, wanted) => check('the open item of', wanted, editing),
    max: (_, wanted) => check('the most items of', wanted, list?.max ?? null),
  })(list);
});

/** What a field asks and says. */
export const fields: Expectations = {
  /** `"required": ["vehicle.length"]`: relevant fields that must be answered. */
  required,
  /** Fields that may stay empty, or do not count. */
  notRequired,

  /** `"disabled": ["usage.unit"]`: fields that are locked. */
  disabled,
  enabled,

  /** `"options": { "pay.method": ["card", ["cash", "Cash", "At the desk"]] }`: exactly these, in order; a list states label and line too. */
  options: forFields('the options', options),

  /** `"unavailable": { "pay.method": [["cash", "Not by post"]] }`: exactly these options are not to be had; a pair states why. */
  unavailable: forFields('what is not to be had', unavailable),

  /** `"bounds": { "vehicle.length": [2, 6] }`: least and most; null for none. */
  bounds: forFields(
    'the bounds',
    says((view) => view.bounds),
  ),

  /** `"labels": { "home.postcode": "Postcode" }`: what stands at a field. */
  labels: forFields(
    'the label',
    says(({ label }) => plain(label)),
  ),

  /** `"hints": { "home.postcode": "As on your letters" }`: the words under a field's label. */
  hints: forFields(
    'the hint',
    says(({ hint }) => plain(hint)),
  ),

  /** `"reasons": { "pay.holder": "We check it with your bank" }`: why a field is asked. */
  reasons: forFields(
    'why we ask',
    says(({ reason }) => plain(reason)),
  ),

  /** `"values": { "home.address": "a1" }`: what a field shows; of an answer that keeps an object, the option's value. */
  values: forFields(
    'the value',
    says(({ value }) => value),
  ),

  /** `"errors": { "home.postcode": "Postcode is required", "home.address": null }`, or `"none"` on the whole page. */
  errors,

  /**
   * `"lists": { "home.previous": 2 }`: how many items; `{ "summaries": ["One Street"], "canAdd": true, "editing": null }`
   * states their lines, whether another may be begun, and which is open (an index, or "new").
   */
  lists,
};
