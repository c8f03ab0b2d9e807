import { equal, getPath, holds, isEmpty } from '../../rules';
import type { CompiledField, CompiledSection, CompiledStep, CompiledText } from '../../journey';
import type { ConsentRecord } from '../model';
import { lostKey, setOf } from '../program';
import { plain } from '../text';
import { setAnswer } from './set-answer';
import { readerOf, relevantSections, setProgress, type Turn } from './turn';

/** Notes what a consent was given for; `at` is null where no person gave it. */
export function noteConsent(turn: Turn, { consent, path }: CompiledField, at: number | null): void {
  if (consent === undefined) return;
  const { id, version } = consent;
  const answer = getPath(turn.state.answers, path);
  const { consents } = turn.state.progress;
  setProgress(turn, { consents: { ...consents, [id]: { version, at, answer } } });
}

/** Consents of other words than they were given for are asked for again, and missed as after a reload. */
export function askForNewWords(turn: Turn, step: CompiledStep): void {
  for (const section of relevantSections(turn, step)) {
    for (const field of section.fields) {
      const { consent, path, initial } = field;
      const note = consent === undefined ? undefined : turn.state.progress.consents[consent.id];
      if (note === undefined || note.version === consent?.version) continue;
      if (isEmpty(getPath(turn.state.answers, path))) continue;
      setAnswer(turn, path, initial);
      const { lost } = turn.state.progress;
      setProgress(turn, { lost: [...new Set([...lost, lostKey(section, field)])] });
    }
  }
}

/**
 * All consents that count now, in the order of the journey, whatever they were answered with. One that
 * nobody is shown and nobody agreed to was never asked for.
 */
export function consentsNow(turn: Turn): readonly ConsentRecord[] {
  const { program, state } = turn;
  const read = readerOf(turn);
  return program.journey.steps.flatMap((step) =>
    relevantSections(turn, step).flatMap((section) =>
      section.fields.flatMap((field) => {
        const { consent, path, subject, hint } = field;
        if (consent === undefined) return [];
        if (!read(program.cells.field({ section, field }).relevant)) return [];
        const answer = getPath(state.answers, path);
        const isShown = holds(field.visible, program.reader.scope(read));
        if (!isShown && answer !== true) return [];
        const note = state.progress.consents[consent.id];
        const isOfThis = note !== undefined && equal(note.answer, answer);
        return [
          {
            id: consent.id,
            version: consent.version,
            locale: program.journey.locale,
            name: subject,
            title: wordsOfBox(section, field, (text) => plain(program.reader.fill(text, read))),
            hint: plain(program.reader.fill(hint, read)),
            answer,
            at: isOfThis ? note.at : null,
            sensitive: consent.sensitive === true,
          },
        ];
      }),
    ),
  );
}

/**
 * The words that stood at a box. What heads boxes that stand apart begins their sentence: each goes
 * on with its own words.
 */
function wordsOfBox(
  section: CompiledSection,
  { name, label }: CompiledField,
  say: (text: CompiledText) => string,
): string {
  const set = setOf(section, name);
  const lead = set.apart ? say(section.groups[set.name]?.text ?? []) : '';
  return lead === '' ? say(label) : `${lead} ${say(label)}`;
}

/** What the ledger may keep of them. */
export const storable = (consents: readonly ConsentRecord[]): readonly ConsentRecord[] =>
  consents.filter(({ sensitive }) => !sensitive);
