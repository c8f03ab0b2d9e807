import type { CallSource, SequenceSource, SequenceStepSource } from '../language';
import { entries, items, type Cursor } from '../source';
import { noteChanges, noteWith } from './note-changes';
import { under, type Take } from './notes';

export function noteSequence(at: Cursor<SequenceSource>, outer: Take): void {
  const take = under(outer, `sequence:${at.value.id}`);
  take('', at.at('id'));
  take('title', at.find('title'));
  noteChanges(at.find('first'), under(take, 'first'));
  noteChanges(at.find('then'), under(take, 'then'));
  for (const step of items(at.at('steps'))) noteStep(step, under(take, `step:${step.value.id}`));
}

function noteStep(at: Cursor<SequenceStepSource>, take: Take): void {
  take('', at);
  for (const key of ['when', 'okWhen', 'stopWhen', 'message', 'call'] as const) {
    take(key, at.find(key));
  }
  noteWith(at.find('with'), take);
  noteChanges(at.find('then'), under(take, 'then'));
  items(at.find('onFailure')).forEach((failure, index) => {
    const inner = under(take, `failure:${index}`);
    inner('', failure);
    inner('when', failure.find('when'));
    noteChanges(failure.find('then'), inner);
  });
  for (const [name, rule] of entries(at.find('keep'))) take(`keep:${name}`, rule);
}

/** The leaves of what a call sends are rules, so each has its place. */
export function noteCall(at: Cursor<CallSource>, outer: Take): void {
  const take = under(outer, `call:${at.value.id}`);
  take('', at.at('id'));
  for (const part of ['path', 'query'] as const) {
    for (const [name, each] of entries(at.find(part))) take(`${part}:${name}`, each);
  }
  const body = at.find('body');
  if (body !== null) noteTemplate(body, 'body', take);
  for (const key of ['busy', 'failed', 'answer', 'into'] as const) take(key, at.find(key));
}

function noteTemplate(at: Cursor<unknown>, place: string, take: Take): void {
  take(place, at);
  const { value } = at;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, each] of Object.entries(value)) {
    noteTemplate(at.part(Array.isArray(value) ? Number(key) : key, each), `${place}/${key}`, take);
  }
}
