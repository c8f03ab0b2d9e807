import type { JourneyState } from '../../src/engine';
import { allOf, readQuestionKey, type PartOf } from '../../src/journey';
import { isObject, wordsOf, type Json, type JsonObject } from '../../src/rules';
import { titleOf, variantFor, type InHand } from './in-hand';

/** One thing that is done in a scenario, as a line. */
export interface DeedLine {
  /** What is done: “Presses”. */
  readonly does: string;
  /** With what: “Find address”. */
  readonly what: string;
}

/** What a deed is called, by titles and labels. */
export function deedLine(hand: InHand, state: JourneyState, deed: JsonObject): DeedLine {
  const [[key, value] = ['', null]] = Object.entries(deed);
  const name = (question: Json): string => nameOf(hand, state, wordsOf(question));
  const section = (id: Json): string => quoted(sectionName(hand, state, wordsOf(id)));
  const list = (given: Json): string =>
    entriesOf(given)
      .map(([each]) => name(each))
      .join(', ');
  const index = (given: Json): string => {
    const [[, at] = ['', 0]] = entriesOf(given);
    return `item ${String(Number(at) + 1)} of ${list(given)}`;
  };
  switch (key) {
    case 'answer':
    case 'type':
      return answered(hand, state, value);
    case 'leave':
      return { does: 'Leaves', what: name(value) };
    case 'press':
      return { does: 'Presses', what: name(value) };
    case 'continue':
      return { does: 'Goes on from', what: section(value) };
    case 'open':
      return { does: 'Changes', what: section(value) };
    case 'submit':
      return { does: 'Presses', what: 'the button at the end of the step' };
    case 'add':
      return { does: 'Begins an item of', what: name(value) };
    case 'save':
      return { does: 'Saves the item of', what: name(value) };
    case 'cancel':
      return { does: 'Gives up the item of', what: name(value) };
    case 'change':
      return { does: 'Changes', what: index(value) };
    case 'remove':
      return { does: 'Removes', what: index(value) };
    case 'close':
      return { does: 'Closes', what: 'the dialog' };
    case 'next':
      return { does: 'Goes on in', what: 'the dialog' };
    case 'page':
      return { does: 'Goes to a question of the dialog:', what: wordsOf(value) };
    case 'retry':
      return { does: 'Tries again:', what: wordsOf(value) };
    case 'dismiss':
      return { does: 'Closes', what: 'the notice' };
    case 'choose':
      return { does: 'Chooses', what: chosen(hand, value) };
    case 'goTo':
      return { does: 'Goes to', what: stepName(hand, value) };
    case 'act':
      return { does: 'Presses', what: wordsOf(value) };
    case 'clear':
      return { does: 'Clears', what: 'all details' };
    case 'partner':
      return { does: 'From here the partner answers otherwise:', what: answeredBy(value) };
    default:
      return { does: key, what: wordsOf(value) };
  }
}

const quoted = (words: string): string => `“${words}”`;

const entriesOf = (value: Json): readonly (readonly [string, Json])[] =>
  isObject(value) ? Object.entries(value) : [];

function answered(hand: InHand, state: JourneyState, value: Json): DeedLine {
  const parts = entriesOf(value).map(([key, given]) => {
    const field = fieldNamed(hand, state, key);
    const said = given === null ? null : hand.teller.words.value(given, field?.is.path);
    const name = nameOf(hand, state, key);
    return said === null ? `${name} with nothing` : `${name} with ${said}`;
  });
  return { does: 'Answers', what: parts.join(', ') };
}

function fieldNamed(hand: InHand, state: JourneyState, key: string): PartOf<'field'> | null {
  const [id, rest] = readQuestionKey(key);
  const section = variantFor(hand, state, id);
  const found = section?.parts.find((part) => part.kind === 'field' && part.is.name === rest);
  return found?.kind === 'field' ? found : null;
}

/** A question by its title, a button by its label. */
function nameOf(hand: InHand, state: JourneyState, key: string): string {
  const field = fieldNamed(hand, state, key);
  if (field !== null) return quoted(titleOf(hand, state, field.is));
  const [id, rest] = readQuestionKey(key);
  const button = variantFor(hand, state, id)?.is.actions.find((each) => each.id === rest);
  const label = button === undefined ? '' : hand.inspector.words(state, button.label);
  return quoted(label === '' ? key : label);
}

function sectionName(hand: InHand, state: JourneyState, id: string): string {
  const section = variantFor(hand, state, id);
  if (section === null) return id;
  const { name, title } = section.is;
  return name === '' ? hand.inspector.words(state, title) : name;
}

function stepName({ journey }: InHand, value: Json): string {
  const id = isObject(value) ? wordsOf(value['step'] ?? '') : wordsOf(value);
  const step = allOf(journey, 'step').find(({ is }) => is.id === id);
  return quoted(step?.is.name ?? id);
}

function chosen({ journey }: InHand, value: Json): string {
  const id = isObject(value) ? wordsOf(value['sequence'] ?? '') : wordsOf(value);
  const given = isObject(value) ? entriesOf(value['with'] ?? null) : [];
  const name = journey.sequences[id]?.id ?? id;
  const words = given.map(([key, each]) => `${key} ${wordsOf(each)}`).join(', ');
  return words === '' ? quoted(name) : `${quoted(name)} (${words})`;
}

const answeredBy = (value: Json): string =>
  isObject(value)
    ? entriesOf(value['answers'] ?? null)
        .map(([operation]) => operation)
        .join(', ')
    : '';
