import { equal, plain, type FieldView, type Json } from '../../engine';
import {
  isOfFiles,
  readQuestionKey,
  type CompiledField,
  type CompiledSection,
} from '../../journey';
import { getPath, joinPath } from '../../rules';
import { atKey, readEntries, readMany, readText, ScenarioProblem, type Located } from '../source';
import { fieldNamed, happen, type World } from '../world';
import { giveFiles, notTaken } from './files';
import { openSection, type Action, type Actions } from './reach';

/** Fills in what is written by field, and goes out of each where `leaves` says so. */
const fill =
  (leaves: boolean): Action =>
  (from) => {
    const fields = readEntries(from);
    return (world) =>
      fields.reduce((now, [name, at]) => {
        const sends = isOfFiles(checkAnswerable(now, name, at));
        if (sends) return giveFiles(now, name, at);
        const [section, field] = readQuestionKey(name);
        const { value } = at;
        const answered = happen(now, { type: 'fieldAnswered', section, field, value }, at);
        return leaves ? happen(answered, { type: 'fieldLeft', section, field }, at) : answered;
      }, world);
  };

/** Throws where no person could give this answer now: the field is not drawn, locked, or does not offer it. */
function checkAnswerable(world: World, name: string, at: Located): CompiledField {
  const { field, section: asked } = fieldNamed(world, name, atKey(at));
  const [section, own] = readQuestionKey(name);
  const view = openSection(world, section, atKey(at)).fields[own];
  const problem =
    view === undefined
      ? 'is not there'
      : (obstacle(view, asked, field, at.value) ?? notTogether(asked, field, at.value));
  if (problem !== null) throw new ScenarioProblem(at, `\`${name}\` ${problem}.`);
  return field;
}

function obstacle(
  view: FieldView,
  asked: CompiledSection,
  field: CompiledField,
  value: Json,
): string | null {
  if (!view.shown) return 'is hidden, so nobody can answer it';
  if (view.disabled) {
    const why = plain(view.disabledReason);
    return `is locked, so nobody can answer it${why === '' ? '' : ` (“${why}”)`}`;
  }
  if (value === null) return null;
  if (isOfFiles(field)) return notTaken(asked, field, value);
  if (field.type === 'array' && field.list === null) return notChosen(view, value);
  if (view.options !== null) return notOffered(view, value);
  return wrongKind(field, value);
}

/** Of several choices each is offered, and each once. */
function notChosen(view: FieldView, value: Json): string | null {
  if (!Array.isArray(value)) return 'takes a list of what is chosen';
  const values = value as readonly Json[];
  const twice = values.find((one, index) => values.indexOf(one) !== index);
  if (twice !== undefined) return `has ${JSON.stringify(twice)} twice, and a box is ticked once`;
  return values.map((one) => notOffered(view, one)).find((why) => why !== null) ?? null;
}

/** A box that goes with no other is ticked alone. */
function notTogether(
  { schema }: CompiledSection,
  { name }: CompiledField,
  value: Json,
): string | null {
  const alone = getPath(schema, joinPath('properties', name, 'alone'));
  if (alone === null || !Array.isArray(value) || value.length < 2) return null;
  return value.includes(alone)
    ? `ticks ${JSON.stringify(alone)} alone, which unticks all others`
    : null;
}

function notOffered({ options, optionsStatus }: FieldView, value: Json): string | null {
  const offered = options ?? [];
  const option = offered.find((candidate) => equal(candidate.value, value));
  if (option?.unavailable === true) {
    return `offers ${JSON.stringify(value)}, but it is not to be had (“${plain(option.unavailableReason)}”)`;
  }
  if (option !== undefined) return null;
  if (optionsStatus !== 'ready') return `has no options yet: their lookup is ${optionsStatus}`;
  const known = offered.map((candidate) => JSON.stringify(candidate.value)).join(', ');
  return `does not offer ${JSON.stringify(value)}; it offers ${known === '' ? 'nothing' : known}`;
}

/** A word in a field for numbers is an answer that is wrong; an object or a number for a text is none. */
function wrongKind({ type }: CompiledField, value: Json): string | null {
  const given = Array.isArray(value) ? 'array' : typeof value;
  if (type === 'boolean') return given === 'boolean' ? null : 'takes true or false';
  if (type === 'string') return given === 'string' ? null : 'takes a text';
  if (type === 'integer' || type === 'number') {
    return given === 'number' || given === 'string' ? null : 'takes a number';
  }
  return null;
}

const leave: Action = (from) => {
  const names = readMany(from).map((at) => [readText(at), at] as const);
  return (world) =>
    names.reduce((now, [name, at]) => {
      fieldNamed(now, name, at);
      const [section, field] = readQuestionKey(name);
      openSection(now, section, at);
      return happen(now, { type: 'fieldLeft', section, field }, at);
    }, world);
};

/** What a person does in a field. */
export const fields: Actions = {
  /**
   * `{ "answer": { "home.postcode": "LS8 4JW" } }`: fills the field in and leaves it; null empties it.
   * Of a question for files, a list of their `name`, `type` and `size`: all that it then has.
   */
  answer: fill(true),

  /** `{ "type": { "home.postcode": "LS8" } }`: fills the field in and stays in it. */
  type: fill(false),

  /** `{ "leave": "home.postcode" }`: goes out of the field, which tidies it and shows its errors. */
  leave,
};
