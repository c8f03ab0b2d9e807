import { useMemo } from 'react';
import { sectionKey, type PartOf } from '../../src/journey';
import { consentWords, reworded } from '../model/consent-words';
import { titleOf } from '../model/in-hand';
import { boundsOf, crumbsOf, kindOf, sectionUnasked, textsOf } from '../model/question';
import { questionSaid } from '../model/question-said';
import { keyOfFact } from '../model/rule-target';
import { AddButton } from './add-button';
import { Goes } from './goes';
import type { QuestionPaneProps } from './question-pane';
import { MoveButtons } from './move-buttons';
import { SaidFormOf } from './said-form';

interface FieldProps extends QuestionPaneProps {
  readonly section: PartOf<'section'>;
  readonly field: PartOf<'field'>;
}

/** A question, a consent or a list. */
export function Field(props: FieldProps) {
  const { hand, state, draft, section, field, finder, onSelect } = props;
  const origin = hand.origins.at(field.place);
  const asked = useMemo(() => questionSaid(hand, state, field, draft), [hand, state, field, draft]);
  const consent = consentWords(hand, draft.edits, field, textsOf(hand, state, field));
  const unasked = sectionUnasked(hand, state, section);
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
      {unasked !== null && (
        <p className="quiet">
          Not asked of this household, as its section is not:{' '}
          <button type="button" className="link" onClick={() => onSelect({ field: '' })}>
            {section.is.name}
          </button>{' '}
          is asked {unasked}.
        </p>
      )}
      {asked !== null && (
        <SaidFormOf
          forming={{ hand, manner: asked.manner }}
          said={asked.said}
          entries={asked.entries}
          draft={draft}
          withEdit={(edit) => reworded(draft.edits, edit, consent)}
          kit={{
            ...{ hand, draft, consent, rules: asked.rules, bounds: boundsOf(hand, state, field) },
            isFinding: finder.isFinding,
            onFind: (place, holds) => finder.find(place, sectionKey(section.is), holds),
            onRule: (rule) => onSelect({ rule }),
            onFact: (path) => onSelect({ rule: keyOfFact(path) }),
          }}
        />
      )}
      {finder.said !== null && (
        <p className="quiet" role="status">
          {finder.said}
        </p>
      )}
      <Goes {...props} />
    </>
  );
}
