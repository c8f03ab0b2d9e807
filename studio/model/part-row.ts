import { sectionKey, type CompiledJourney, type Part, type Place } from '../../src/journey';
import type { Selection } from './selection';

/** Groups of rows for what is in no step. */
export const groups = {
  fact: { key: 'facts', title: 'Facts' },
  call: { key: 'calls', title: 'Calls' },
  else: { key: 'else', title: 'All else' },
} as const;

export type GroupKey = (typeof groups)[keyof typeof groups]['key'];

const groupKeys: ReadonlySet<string> = new Set(Object.values(groups).map(({ key }) => key));

/** Whether a row stands for a group, or for a part of one. */
export const isGrouped = (row: string): boolean => groupKeys.has(row.split('/')[0] ?? '');

export const partRow = (group: GroupKey, name: string): string =>
  `${group}/${encodeURIComponent(name)}`;

/** What `partRow` wrote, in two; the name is empty for a group itself. */
export function readPartRow(row: string): readonly [group: string, name: string] {
  const [group = '', name = ''] = row.split('/').map(decodeURIComponent);
  return [group, name];
}

/** The kind and the name of the part that a row stands for; null for a group, which is of several. */
export function partOfRow(row: string): { readonly kind: string; readonly name: string } | null {
  const [group, name] = readPartRow(row);
  if (name === '') return null;
  if (group === groups.fact.key) return { kind: 'fact', name };
  if (group === groups.call.key) return { kind: 'call', name };
  const [kind = '', ...words] = name.split(' ');
  return { kind, name: words.join(' ') };
}

/** What is selected by a part of the journey, or by a rule or text of one: the innermost thing around it. */
export function selectionOf(
  journey: CompiledJourney,
  { part, place }: { readonly part: Part; readonly place: Place },
): Pick<Selection, 'step' | 'section' | 'field' | 'part'> {
  const to = { step: '', section: '', field: '', part: '' };
  for (let at: Part | null = part; at !== null; at = at.owner) {
    if (at.kind === 'field') to.field = at.is.name;
    if (at.kind === 'section') to.section = sectionKey(at.is);
    if (at.kind === 'step') to.step = at.is.id;
  }
  if (to.step !== '') return to;
  const { kind, name } = outermost(place);
  const step = kind === 'screen' ? stepWith(journey, name ?? '') : undefined;
  if (step !== undefined) return { ...to, step: step.id };
  const isOwn = kind === 'fact' || kind === 'call';
  const row = isOwn
    ? partRow(groups[kind].key, name ?? '')
    : partRow(groups.else.key, [kind, name ?? ''].join(' ').trim());
  return { ...to, part: row };
}

const outermost = (place: Place): Place => (place.outer === null ? place : outermost(place.outer));

const stepWith = ({ steps }: CompiledJourney, screen: string) =>
  steps.find(({ screen: own, aside }) => own === screen || aside.includes(screen));
