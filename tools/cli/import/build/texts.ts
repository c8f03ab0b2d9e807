import { isRead, Unsaid, type Said } from '../expressions/said';
import type { Frame, Meanings } from '../expressions/places';
import { say } from '../expressions/say';
import type { Notes } from '../findings';
import type { Output, Words, XForm } from '../xform/model';
import type { Rule } from '../../../../src/engine';
import { languageTag } from './languages';
import { plainLines, plainWords, type Tidied } from './wording';

/** What stands in a text of one line, or of several that may be formatted. */
export type Shape = 'line' | 'block';

interface Place {
  readonly path: string;
  readonly frame: Frame;
}

interface Surroundings {
  readonly form: XForm;
  readonly meanings: Meanings;
  readonly notes: Notes;
  readonly facts: Map<string, Rule>;
}

/** How a number stands in a text: as it is written, without commas. */
export const plainFormat = 'asWritten';

/** Texts of a form in the language of the journey, and what stands for them in its others. */
export class Texts {
  /** Tag → text of the journey → what is said instead. */
  readonly translations = new Map<string, Map<string, string>>();
  /** Whether a text shows a number. */
  showsNumbers = false;
  /** The form's own name of the language that the journey is written in; null for a form without languages. */
  readonly language: string | null;
  readonly #around: Surroundings;
  readonly #tags = new Map<string, string>();
  readonly #told = new Set<string>();

  constructor(around: Surroundings) {
    this.#around = around;
    const { languages } = around.form;
    this.language = languages.find((each) => languageTag(each) === 'en') ?? languages[0] ?? null;
    for (const name of languages) this.#take(name);
  }

  #take(name: string): void {
    if (name === this.language) return;
    const tag = languageTag(name);
    if (tag !== null && tag !== 'en' && !this.translations.has(tag)) {
      this.#tags.set(name, tag);
      this.translations.set(tag, new Map());
      return;
    }
    this.#around.notes.add({
      ...{ line: 1, of: name, about: 'language' },
      message: `The form names a language “${name}”, whose tag is not known or is there already`,
      help: 'name it with its tag in the form, as in “Français (fr)”, and import it again',
    });
  }

  /** The words in the language of the journey; empty for none. What they are in the others is kept. */
  text(words: Words | null, shape: Shape, place: Place): string {
    if (words === null) return '';
    if (words.itext === null) return this.#said(words, shape, place);
    const values = this.#around.form.itext.get(words.itext);
    const own = values?.get(this.language ?? '');
    if (own?.hasMedia === true)
      this.#note('text', own.line, place, {
        message: 'A picture, sound or film stands beside its words',
        help: 'describe it in words, or add it to the page by hand',
      });
    const said = own?.words == null ? '' : this.#said(own.words, shape, place);
    if (said === '') return '';
    for (const [name, tag] of this.#tags) {
      const other = values?.get(name)?.words ?? null;
      const translated = other === null ? '' : this.#said(other, shape, place);
      if (translated !== '' && translated !== '-')
        this.#keep(tag, said, translated, other?.line ?? 1, place);
    }
    return said;
  }

  #keep(tag: string, said: string, translated: string, line: number, { path }: Place): void {
    const texts = this.translations.get(tag);
    const known = texts?.get(said);
    const isOther = known !== undefined && known !== translated;
    const isAlike = filled(said) === filled(translated) && blocks(said) === blocks(translated);
    if (!isOther && isAlike) texts?.set(said, translated);
    else
      this.#around.notes.add({
        ...{ line, of: path, about: 'language' },
        message: isOther
          ? `“${shortened(said)}” is said in ${tag} in two ways, and our language has one for each text`
          : `“${shortened(said)}” shows other values in ${tag}, or has other lines`,
        help: isOther
          ? `word the two texts differently, or keep “${shortened(known)}” for both`
          : 'show the same values in each language, line by line, or write the text in locales/ by hand',
      });
  }

  #said({ pieces, line }: Words, shape: Shape, place: Place): string {
    const shown = pieces.map((piece) =>
      typeof piece === 'string'
        ? piece.replaceAll('{', '\uE000').replaceAll('}', '\uE001')
        : this.#shown(piece, place),
    );
    const written = shown.map((each) => each ?? '…').join('');
    const tidied: Tidied = (shape === 'line' ? plainWords : plainLines)(written);
    if (tidied.changed !== null && !shown.includes(null))
      this.#note('look', line, place, {
        message: `A text loses ${tidied.changed}`,
        help: 'our texts have words, values, and in notes lists, headings and **bold**: look at it once',
      });
    return tidied.text;
  }

  /** A value within a text; null where it cannot be said. */
  #shown({ value }: Output, place: Place): string | null {
    const { meanings, notes } = this.#around;
    try {
      const labelled = meanings.labelledBy(value, place.frame);
      if (labelled !== null) return `{${labelled}|label}`;
      return this.#placeholder(say(value, meanings, place.frame));
    } catch (error) {
      if (!(error instanceof Unsaid)) throw error;
      const { message, help } = error;
      notes.add({
        ...{ line: value.line, of: place.path, about: 'text', help },
        message: `A text shows ${value.text.trim()}, in its place stands “…”: ${message}`,
      });
      return null;
    }
  }

  #placeholder(said: Said): string {
    if (said.kind === 'choices' || said.kind === 'truth' || said.kind === 'tick')
      throw new Unsaid(
        'a text shows no several choices, and no condition',
        'show the label: jr:choice-name(…)',
      );
    if (said.kind === 'files') throw isRead(said.kind);
    if (typeof said.rule === 'string') return said.rule;
    if (said.rule === null) return '';
    // What is chosen, or a day, is shown as the form shows it: by its value.
    const isAsKept =
      said.kind === 'text' ? said.values === null : said.kind === 'number' || said.kind === 'time';
    const inPlace = pathIn(said.rule);
    const isPlain = isAsKept || inPlace?.startsWith('facts.') === true || isOfItem(said.rule);
    const path =
      (isPlain ? inPlace : null) ??
      `facts.${this.#fact(isPlain ? said.rule : { cat: [said.rule] })}`;
    if (said.kind !== 'number') return `{${path}}`;
    this.showsNumbers = true;
    return `{${path}|${plainFormat}}`;
  }

  /** A fact for what a text works out. */
  #fact(rule: Rule): string {
    const { facts } = this.#around;
    const written = JSON.stringify(rule);
    if (isOfItem(rule))
      throw new Unsaid('a text of an item works something out', 'show what is asked for alone');
    const known = [...facts].find(([, each]) => JSON.stringify(each) === written);
    if (known !== undefined) return known[0];
    const name = `shown_${facts.size + 1}`;
    facts.set(name, rule);
    return name;
  }

  #note(
    about: 'text' | 'look',
    line: number,
    { path }: Place,
    said: { readonly message: string; readonly help: string },
  ): void {
    const key = `${path} ${said.message}`;
    if (this.#told.has(key)) return;
    this.#told.add(key);
    this.#around.notes.add({ line, of: path, about, ...said });
  }
}

/** The values that a text shows. */
const filled = (text: string): string => (text.match(/\{[^}]*\}/g) ?? []).sort().join();

/** What its lines are, one below the other. */
const blocks = (text: string): string =>
  text
    .split('\n')
    .map((line) => /^(- |## |\d+\. )/.exec(line)?.[1]?.replace(/\d+/, '') ?? '')
    .join();

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text);

/** Whether a rule reads an item that is being asked for. */
const isOfItem = (rule: Rule): boolean => /"var":"(?:one_|positions\.)/.test(JSON.stringify(rule));

const pathIn = (rule: Rule): string | null => {
  if (typeof rule !== 'object' || rule === null || !('var' in rule)) return null;
  return typeof rule.var === 'string' ? rule.var : null;
};
