import { sectionKey, type PartOf } from '../../src/journey';
import { consentWords, reworded } from '../model/consent-words';
import { editKey } from '../model/edits';
import { titleOf } from '../model/in-hand';
import {
  boundsOf,
  crumbsOf,
  kindOf,
  messagesOf,
  rulesOf,
  textsOf,
  type TextEntry,
} from '../model/question';
import { checksOf, keyOfFact } from '../model/rule-target';
import { AddButton } from './add-button';
import { BoundsTable } from './bounds-table';
import { ConsentVersion } from './consent-version';
import { Goes } from './goes';
import { aboutKey } from './meta-schema';
import type { QuestionPaneProps } from './question-pane';
import { MoveButtons } from './move-buttons';
import { RuleCard } from './rule-card';
import { TextField } from './text-field';

interface FieldProps extends QuestionPaneProps {
  readonly section: PartOf<'section'>;
  readonly field: PartOf<'field'>;
}

const labels: Readonly<Record<string, string>> = {
  title: 'Text',
  label: 'Name in messages',
  hint: 'Line under it',
  reason: 'Why we ask',
  missing: 'Link to it while it is missing',
};

/** A question, a consent or a list. */
export function Field(props: FieldProps) {
  const { hand, state, draft, section, field, finder, onSelect } = props;
  const origin = hand.origins.at(field.place);
  const isChanged = (place: { readonly file: string; readonly pointer: string }): boolean =>
    draft.edits.some((edit) => editKey(edit) === editKey(place));
  const texts = textsOf(hand, state, field);
  const consent = consentWords(hand, draft.edits, field, texts);
  const write = ({ file, pointer, raw }: TextEntry, text: string) => {
    const edit = { file, pointer, was: raw, value: text === '' ? null : text };
    draft.editAll(reworded(draft.edits, edit, consent));
  };
  const [first, ...more] = texts;
  const drawText = (entry: TextEntry, label: string, about = aboutKey(entry.key)) => (
    <TextField
      key={entry.pointer}
      entry={entry}
      label={label}
      about={about}
      isChanged={isChanged(entry)}
      onChange={(text) => write(entry, text)}
    />
  );
  const rules = [...rulesOf(hand, state, field), ...checksOf(hand, state, field)];
  return (
    <>
      <div className="title">
        <p className="crumbs">
          <span className="kind">{kindOf(field)}</span> {crumbsOf(section)}
        </p>
        <h3>{titleOf(hand, state, field.is)}</h3>
        <p className="code">
          {field.is.consent?.id ?? field.is.path}
          {field.is.consent !== undefined &&
            ` · version ${String(field.is.consent.version)}`} ·{' '}
          {origin?.file}:{origin?.line}
        </p>
        <AddButton onAdd={props.onAdd} words="Add a question after this" />
        <MoveButtons {...props.moving} />
      </div>
      <h4 className="anchor">Words</h4>
      {first !== undefined && drawText(first, field.is.consent === undefined ? 'Question' : 'Text')}
      {consent !== null && <ConsentVersion draft={draft} consent={consent} />}
      <h4 className="anchor">When</h4>
      {rules.map((entry) => (
        <RuleCard
          key={entry.key}
          entry={entry}
          words={hand.teller.words}
          isChanged={draft.edits.some((edit) => editKey(edit).startsWith(editKey(entry)))}
          isFinding={finder.isFinding}
          onFind={(holds) => finder.find(entry.place, sectionKey(section.is), holds)}
          onEdit={() => onSelect({ rule: entry.key })}
          onFact={(path) => onSelect({ rule: keyOfFact(path) })}
        />
      ))}
      {finder.said !== null && (
        <p className="quiet" role="status">
          {finder.said}
        </p>
      )}
      <BoundsTable bounds={boundsOf(hand, state, field)} hand={hand} draft={draft} />
      <h4 className="anchor">More words</h4>
      {more.map((entry) => drawText(entry, labels[entry.key] ?? entry.key))}
      {messagesOf(hand, field).map((entry) =>
        drawText(
          entry,
          entry.key === 'required' ? 'Error while it is not answered' : `Error: ${entry.key}`,
          entry.raw === null ? `Says “${entry.reads}”, as all questions do` : aboutKey('messages'),
        ),
      )}
      <Goes {...props} />
    </>
  );
}
