import { plain, type DialogView, type Json } from '../../engine';
import { readParts } from '../source';
import { viewOf } from '../world';
import { compare, type Expectation } from './check';

const keys = ['section', 'field', 'position', 'count', 'busy', 'failed'] as const;

/** `"dialog": "emissionHelp"`, or `{ "section", "field", "position", "count", "busy", "failed" }`; null for none. */
export const dialog: Expectation = (from) => {
  if (typeof from.value === 'string' || from.value === null) {
    return (world) =>
      compare(from, 'the open dialog', from.value, viewOf(world).dialog?.section.id);
  }
  const part = readParts(from, keys);
  return (world) => {
    const view = viewOf(world).dialog;
    if (view === null) return compare(from, 'the open dialog', from.value, null);
    return keys.flatMap((key) => {
      const wanted = part(key);
      if (wanted === undefined) return [];
      return compare(wanted, `the ${key} of the dialog`, wanted.value, partOf(view, key));
    });
  };
};

function partOf(view: DialogView, key: (typeof keys)[number]): Json {
  if (key === 'section') return view.section.id;
  if (key === 'failed') return view.failed === null ? null : plain(view.failed.text);
  return view[key];
}
