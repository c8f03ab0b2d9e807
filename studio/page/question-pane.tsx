import { useMemo, useRef } from 'react';
import type { JourneyState } from '../../src/engine';
import { questionKey, sectionKey, type PartOf } from '../../src/journey';
import { coveredRow } from '../model/coverage';
import { titleAt } from '../model/edit-words';
import { editKey, type Edit } from '../model/edits';
import { fieldIn, sectionAt, type InHand } from '../model/in-hand';
import type { NewQuestion } from '../model/new-question';
import { crumbsOf, kindOf, sectionRules } from '../model/question';
import { sectionSaids } from '../model/part-said';
import { questionPlace } from '../model/question-place';
import { keyOfFact } from '../model/rule-target';
import type { Selection } from '../model/selection';
import { AddButton } from './add-button';
import { AddQuestion } from './add-question';
import { Field } from './question-field';
import { GapList, type Gaps } from './gap-list';
import { MoveButtons } from './move-buttons';
import { Nothing } from './nothing-selected';
import { PartForms } from './part-forms';
import { PartGraph, PartHead, StepForms } from './part-pane';
import type { Draft } from './use-draft';
import type { Finder } from './use-finder';
import type { MoveInHand } from './use-move';

export interface QuestionPaneProps {
  readonly hand: InHand;
  readonly state: JourneyState;
  readonly draft: Draft;
  readonly selection: Selection;
  readonly onSelect: (change: Partial<Selection>) => void;
  readonly finder: Finder;
  /** What no scenario plays, while it lies over the outline; null while it does not. */
  readonly gaps: Gaps | null;
  /** A question that is being added; null for none. */
  readonly adding: NewQuestion | null;
  readonly onAdding: (question: NewQuestion | null) => void;
  /** Begins one behind what is selected. */
  readonly onAdd: () => void;
  readonly moving: MoveInHand;
}

/** Everything about what is selected, in one form. */
export function QuestionPane(props: QuestionPaneProps) {
  const { hand, draft, selection } = props;
  const section = sectionAt(hand, selection.section);
  const field = fieldIn(section, selection.field);
  const { adding, onAdding } = props;
  const [behind, of] = [adding?.field ?? '', adding?.section ?? ''];
  const place = useMemo(
    () => questionPlace(hand, { section: of, field: behind }),
    [hand, of, behind],
  );
  const pane = useRef<HTMLElement>(null);
  const nothing = selection.part === '' ? 'nothing selected' : 'beside the steps';
  const kind = field === null ? (section === null ? nothing : 'Section') : kindOf(field);
  if (adding !== null && place !== null)
    return (
      <aside className="pane question" aria-label="Question" ref={pane} tabIndex={-1}>
        <div className="pane-head">
          <h2>New question</h2>
          <span className="quiet">nothing is edited before you add it</span>
        </div>
        <AddQuestion
          {...props}
          place={place}
          question={adding}
          onChange={onAdding}
          onEnd={() => {
            onAdding(null);
            pane.current?.focus();
          }}
        />
      </aside>
    );
  return (
    <aside className="pane question" aria-label="Question" ref={pane} tabIndex={-1}>
      <div className="pane-head">
        <h2>Question</h2>
        <span className="quiet">{kind}</span>
        <Changed {...props} section={section} field={field} />
      </div>
      <div className="scroll">
        {selection.part !== '' && <PartHead {...props} />}
        {props.gaps !== null && (
          <GapList
            {...props.gaps}
            row={selection.part === '' ? coveredRow(selection) : selection.part}
            finder={props.finder}
            key={selection.part}
          />
        )}
        {section === null && selection.part !== '' ? (
          <PartGraph {...props} key={selection.part} />
        ) : section === null && selection.step !== '' && selection.section === '' ? (
          <StepForms {...props} key={selection.step} />
        ) : section === null ? (
          <Nothing {...props} />
        ) : field === null && selection.field !== '' && draft.isChecking ? (
          <p className="quiet">The question is read …</p>
        ) : field === null ? (
          <Section {...props} section={section} key={selection.section} />
        ) : (
          <Field
            {...props}
            section={section}
            field={field}
            key={questionKey(selection.section, field.is.name)}
          />
        )}
      </div>
    </aside>
  );
}

interface OfSection extends QuestionPaneProps {
  readonly section: PartOf<'section'>;
}

/** What of the selection is changed, and how to take it back. */
function Changed({
  draft,
  hand,
  section,
  field,
}: Pick<QuestionPaneProps, 'draft' | 'hand'> & {
  readonly section: PartOf<'section'> | null;
  readonly field: PartOf<'field'> | null;
}) {
  const place = (field ?? section)?.place;
  const origin = place === undefined ? null : hand.origins.at(place);
  const own = origin === null ? [] : draft.edits.filter((edit) => isWithin(edit, editKey(origin)));
  if (own.length === 0 || origin === null || place === undefined) return null;
  // What calls send of it would stay: all of it goes by Undo.
  if (own.some((edit) => editKey(edit) === editKey(origin) && edit.was === null))
    return (
      <span className="head-end">
        <span className="chip chip--changed">new</span>
      </span>
    );
  return (
    <span className="head-end">
      <span className="chip chip--changed">
        {own.length === 1 ? '1 change' : `${String(own.length)} changes`}
      </span>
      <button
        type="button"
        className="link"
        onClick={() => draft.takeBack(own, `${titleAt(hand.journey, place) ?? ''}: taken back`)}
      >
        Take back
      </button>
    </span>
  );
}

const isWithin = (edit: Edit, around: string): boolean =>
  `${editKey(edit)}/`.startsWith(`${around}/`);

function Section(props: OfSection) {
  const { hand, state, section, draft } = props;
  const origin = hand.origins.at(section.place);
  const { finder, onSelect } = props;
  const rules = sectionRules(hand, state, section);
  return (
    <>
      <div className="title">
        <p className="crumbs">
          <span className="kind">Section</span> {crumbsOf(section)}
        </p>
        <h3>{section.is.name}</h3>
        <p className="code">
          {sectionKey(section.is)} · {origin?.file}:{origin?.line}
        </p>
        <AddButton onAdd={props.onAdd} words="Add a question at its end" />
        <MoveButtons {...props.moving} />
      </div>
      <PartForms
        hand={hand}
        draft={draft}
        saids={sectionSaids(hand, section)}
        of={section}
        reads={{
          title: hand.inspector.words(state, section.is.title),
          lead: hand.inspector.words(state, section.is.lead),
        }}
        kit={{
          rules: Object.fromEntries(rules.map((rule) => [rule.key, rule])),
          isFinding: finder.isFinding,
          onFind: (place, holds) => finder.find(place, sectionKey(section.is), holds),
          onRule: (rule) => onSelect({ rule }),
          onFact: (path) => onSelect({ rule: keyOfFact(path) }),
        }}
      />
      {finder.said !== null && (
        <p className="quiet" role="status">
          {finder.said}
        </p>
      )}
    </>
  );
}
