import type { JourneyEvent } from '../../src/engine';
import { questionKey } from '../../src/journey';
import { equal, isObject, type Json, type JsonObject } from '../../src/rules';

/** What a person did on the page, or what it brought about by itself. */
export type Happening =
  | {
      readonly is: 'event';
      readonly event: JourneyEvent;
      /** The page itself led to it: nobody went there. */
      readonly isLed: boolean;
      /** A field that was left shows something else by it. */
      readonly isSeen: boolean;
    }
  /** Clear my details; `kind` where something open was asked about. */
  | { readonly is: 'cleared'; readonly kind: 'keepNumbers' | 'everything' | null }
  /** A button of what is said of something that is done once. */
  | { readonly is: 'acted'; readonly action: string }
  /** The sandbox answered what the household’s own partner has no answer for. */
  | { readonly is: 'answered'; readonly operation: string; readonly answer: Json };

/** What was done so far, as scenarios say it, and what they have no word for. */
export interface Recording {
  /** Each an object with one key, as in `do`. */
  readonly deeds: readonly JsonObject[];
  /** What the sandbox answered, by operation. */
  readonly answers: JsonObject;
  readonly unsaid: readonly string[];
}

export const nothingYet: Recording = { deeds: [], answers: {}, unsaid: [] };

/** The recording with one thing more. */
export function recorded(recording: Recording, happening: Happening): Recording {
  switch (happening.is) {
    case 'event':
      return withEvent(recording, happening);
    case 'cleared':
      return withDeed(recording, { clear: happening.kind ?? 'details' });
    case 'acted':
      return withDeed(recording, { act: happening.action });
    case 'answered':
      return withAnswer(recording, happening.operation, happening.answer);
  }
}

const withDeed = (recording: Recording, deed: JsonObject): Recording => ({
  ...recording,
  deeds: [...recording.deeds, deed],
});

/** The same again says the same; another answer of one operation is there from the deed before on. */
function withAnswer(recording: Recording, operation: string, answer: Json): Recording {
  const { deeds, answers } = recording;
  const known = deeds.findLast((deed) => partnerSays(deed, operation) !== undefined);
  const last = (known && partnerSays(known, operation)) ?? answers[operation];
  if (last === undefined) return { ...recording, answers: { ...answers, [operation]: answer } };
  if (equal(last, answer)) return recording;
  const change = { partner: { answers: { [operation]: answer } } };
  return { ...recording, deeds: deeds.toSpliced(Math.max(deeds.length - 1, 0), 0, change) };
}

function partnerSays({ partner }: JsonObject, operation: string): Json | undefined {
  const answers = isObject(partner) ? partner['answers'] : undefined;
  return isObject(answers) ? answers[operation] : undefined;
}

function withEvent(
  recording: Recording,
  { event, isLed, isSeen }: Happening & { readonly is: 'event' },
): Recording {
  switch (event.type) {
    case 'fieldAnswered':
      return typed(recording, questionKey(event.section, event.field), event.value);
    case 'fieldLeft':
      return left(recording, questionKey(event.section, event.field), isSeen);
    case 'stepEntered': {
      const { step, parameters, restored } = event;
      if (isLed || restored) return recording;
      const isPlain = Object.keys(parameters).length === 0;
      return withDeed(recording, { goTo: isPlain ? step : { step, parameters } });
    }
    case 'startedAnew':
      return unsaid(recording, 'The visit began anew by itself.');
    default: {
      const deed = deedOf(event);
      return deed === null ? recording : withDeed(recording, deed);
    }
  }
}

const unsaid = (recording: Recording, words: string): Recording =>
  recording.unsaid.includes(words)
    ? recording
    : { ...recording, unsaid: [...recording.unsaid, words] };

/** Keys in one field are one deed, which says what stood there at last. */
function typed(recording: Recording, key: string, value: Json): Recording {
  const { deeds } = recording;
  const last = deeds.at(-1)?.['type'];
  const isSame = isObject(last) && key in last;
  const before = isSame ? deeds.slice(0, -1) : deeds;
  return { ...recording, deeds: [...before, { type: { [key]: value } }] };
}

/** Whoever fills a field in and leaves it has answered it; who only passes through has done nothing. */
function left(recording: Recording, key: string, isSeen: boolean): Recording {
  const { deeds } = recording;
  const last = deeds.at(-1)?.['type'];
  if (isObject(last) && key in last)
    return { ...recording, deeds: [...deeds.slice(0, -1), { answer: last }] };
  return isSeen ? withDeed(recording, { leave: key }) : recording;
}

/** What a person does by one press; null for what nobody does. */
function deedOf(event: JourneyEvent): JsonObject | null {
  switch (event.type) {
    case 'actionPressed':
      return { press: questionKey(event.section, event.action) };
    case 'sectionContinued':
      return { continue: event.section };
    case 'sectionOpened':
      return { open: event.section };
    case 'stepSubmitted':
      return { submit: 'step' };
    case 'itemOpened': {
      const key = questionKey(event.section, event.field);
      return event.index === null ? { add: key } : { change: { [key]: event.index } };
    }
    case 'itemSaved':
      return { save: questionKey(event.section, event.field) };
    case 'itemDismissed':
      return { cancel: questionKey(event.section, event.field) };
    case 'itemRemoved':
      return { remove: { [questionKey(event.section, event.field)]: event.index } };
    case 'dialogClosed':
      return { close: 'dialog' };
    case 'dialogPaged':
      return { page: event.to };
    case 'dialogContinued':
      return { next: 'dialog' };
    case 'lookupRetried':
      return { retry: event.lookup };
    case 'noticeDismissed':
      return { dismiss: 'notice' };
    case 'sequenceRequested':
      return {
        choose: {
          sequence: event.sequence,
          ...(Object.keys(event.with).length > 0 && { with: event.with }),
        },
      };
    default:
      return null;
  }
}

/** Without one of its deeds. */
export const withoutDeed = (recording: Recording, index: number): Recording => ({
  ...recording,
  deeds: recording.deeds.toSpliced(index, 1),
});
