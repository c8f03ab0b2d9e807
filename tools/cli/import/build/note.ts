import type { JsonObject } from '../../../../src/engine';
import { plainFormat } from './texts';
import { frameOf, relevanceOf, type Making } from './making';
import type { Condition, Planned } from './plan';

/** Words that stand among the questions; null where there are none. */
export function noteOf(
  planned: Planned,
  around: readonly Condition[],
  making: Making,
): JsonObject | null {
  const { node, bind, repeat } = planned;
  if (planned.as !== 'told' && planned.as !== 'worked') return null;
  const { control } = planned;
  if (control === null) return null;
  const place = { path: node.path, frame: frameOf(node.path, repeat) };
  const label = making.texts.text(control.label, 'block', place);
  const hint = making.texts.text(control.hint, 'block', place);
  const shown = planned.as === 'worked' ? shownFact(planned.name, making) : '';
  if (shown === null) return null;
  const words =
    shown === '' || label === '' ? `${label}${shown}` : `${label.replace(/:$/, '')}: ${shown}`;
  const text = [words, hint].filter((each) => each !== '').join('\n');
  if (text === '') return null;
  const own = bind?.relevant == null ? [] : [{ path: node.path, written: bind.relevant }];
  const when = relevanceOf([...around, ...own], repeat, making);
  return { ...(when === null ? {} : { when }), text };
}

/** What is worked out, as a text shows it; null where it could not be brought over. */
function shownFact(name: string, { facts, texts, meanings, planned }: Making): string | null {
  if (!facts.has(name)) return null;
  const node = [...planned.values()].find((each) => each.as === 'worked' && each.name === name);
  const said =
    node === undefined ? null : meanings.of(node.node.path, frameOf(node.node.path, null));
  if (said?.kind !== 'number') return `{facts.${name}}`;
  texts.showsNumbers = true;
  return `{facts.${name}|${plainFormat}}`;
}
