import type { JourneyState } from '../../src/engine';
import type { CompiledText, PartOf } from '../../src/journey';
import { editKey, pointerUnder } from '../model/edits';
import { written, type InHand } from '../model/in-hand';
import { caseByCase } from '../model/question';
import { placeOf } from '../model/rule-target';
import { aboutSectionKey } from './meta-schema';
import { TextField } from './text-field';
import type { Draft } from './use-draft';

interface SectionTextsProps {
  readonly hand: InHand;
  readonly state: JourneyState;
  readonly section: PartOf<'section'>;
  readonly draft: Draft;
}

const keys = [
  ['title', 'Title'],
  ['name', 'Name in lists'],
  ['lead', 'Sentence under the title'],
] as const;

/** Of a section with variants the texts that it says itself: they are those of all. */
export function SectionTexts({ hand, state, section, draft }: SectionTextsProps) {
  const { file } = placeOf(hand, section, 'title');
  return keys.flatMap(([key, label]) => {
    const pointer = pointerUnder('', key);
    const raw = written(hand, file, pointer);
    const text = key === 'lead' ? section.is.lead : section.is.title;
    const entry = {
      ...{ key, file, pointer, raw, isShared: false },
      reads: key === 'name' ? section.is.name : hand.inspector.words(state, text),
    };
    const cases = key === 'title' ? section.is.titles : undefined;
    const words = (said: CompiledText) => hand.inspector.words(state, said);
    return caseByCase(entry, cases, words).map((each) => (
      <TextField
        key={each.pointer}
        entry={each}
        label={label}
        about={aboutSectionKey(key)}
        isChanged={draft.edits.some((edit) => editKey(edit) === editKey(each))}
        onChange={(value) =>
          draft.edit({
            ...{ file, pointer: each.pointer, was: each.raw },
            value: value === '' ? null : value,
          })
        }
      />
    ));
  });
}
