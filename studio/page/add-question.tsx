import { useId, useMemo, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import type { JourneyState } from '../../src/engine';
import { answerKinds } from '../model/answer-kinds';
import { editedAll } from '../model/edits';
import { forgettingOffers } from '../model/forgetting-offers';
import { foundWords } from '../model/found-words';
import type { InHand } from '../model/in-hand';
import { isAlwaysAnswered, sendingKeys, questionEdits } from '../model/question-edits';
import {
  isPrivate,
  lackOf,
  nameOf,
  withKind,
  withSent,
  type NewQuestion,
} from '../model/new-question';
import { sentOffers, valuesTaken } from '../model/open-keys';
import { answerPath, wrongName } from '../model/question-name';
import type { QuestionPlace } from '../model/question-place';
import type { Selection } from '../model/selection';
import { AddForgotten } from './add-forgotten';
import { AddOptions } from './add-options';
import { AddSent } from './add-sent';
import { Icon } from './icons';
import { KindChoice } from './kind-choice';
import { aboutKey, sensitiveKinds } from '../model/meta-schemas';
import type { Draft } from './use-draft';
import { useForeseen, type Foreseen } from './use-foreseen';

export interface AddQuestionProps {
  readonly hand: InHand;
  readonly state: JourneyState;
  readonly draft: Draft;
  readonly place: QuestionPlace;
  readonly question: NewQuestion;
  readonly onChange: (question: NewQuestion) => void;
  /** It was added, or given up. */
  readonly onEnd: () => void;
  readonly onSelect: (change: Partial<Selection>) => void;
}

/** All that is asked of a question that is not there yet. Nothing is edited before it is added. */
export function AddQuestion(props: AddQuestionProps) {
  const { hand, state, draft, place, question, onEnd, onSelect } = props;
  const id = useId();
  const [said, setSaid] = useState<string | null>(null);
  const change = (other: Partial<NewQuestion>) => {
    setSaid(null);
    props.onChange({ ...question, ...other });
  };
  const { files, vocabulary } = hand;
  const kinds = useMemo(() => answerKinds(files), [files]);
  const kind = kinds.find(({ key }) => key === question.kind) ?? null;
  const offers = useMemo(
    () => (kind === null || place.isItem ? [] : sentOffers(vocabulary.openKeys, kind)),
    [kind, place, vocabulary],
  );
  const offer = offers.find(({ key }) => key === question.sent) ?? null;
  const forgetting = useMemo(() => forgettingOffers(hand, state, place), [hand, state, place]);
  const name = nameOf(hand, place, question);
  const path = answerPath(place, name);
  const wrong = question.title === '' ? null : wrongName(hand, place, name);
  const lack = lackOf(question, kind) ?? wrong;
  const made = useMemo(
    () =>
      kind === null || lack !== null ? null : questionEdits(hand, place, question, kind, offer),
    [hand, place, question, kind, offer, lack],
  );
  const foreseen = useForeseen(
    useMemo(() => (made === null ? null : editedAll(draft.edits, made)), [draft.edits, made]),
    draft.checked,
  );
  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    const [error] = foreseen.found.filter(({ severity }) => severity === 'error');
    if (made === null || error !== undefined) {
      setSaid(lack ?? 'With this the journey would have an error: mend it first.');
      return;
    }
    draft.editAll(made, `New question: ${question.title.trim()}`);
    onEnd();
    onSelect({ section: question.section, field: name });
  };
  const always = isAlwaysAnswered(question, place);
  const values = offer === null ? null : valuesTaken(sendingKeys(question, offer));
  return (
    <form className="add" aria-label="New question" onSubmit={add} onKeyDown={onKey}>
      <div className="scroll">
        <Where place={place} />
        <div className="field">
          <label htmlFor={`${id}-title`}>Question</label>
          <input
            id={`${id}-title`}
            autoFocus
            autoComplete="off"
            aria-describedby={`${id}-title-about`}
            value={question.title}
            onChange={(event) => change({ title: event.target.value })}
          />
          <p className="about" id={`${id}-title-about`}>
            {aboutKey('title')}
          </p>
        </div>
        <KindChoice
          kinds={kinds}
          kind={kind}
          onChoose={(each) => change(withKind(question, each))}
        />
        {kind?.chooses === true && (
          <AddOptions
            question={question}
            isBoolean={kind.group === 'boolean'}
            values={values}
            onChange={(options) => change({ options })}
          />
        )}
        {kind !== null && !place.isItem && (
          <AddSent
            question={question}
            offers={offers}
            offer={offer}
            isAlwaysAnswered={always}
            onChange={({ sent, leftOut }) => change(withSent(question, offers, sent, leftOut))}
          />
        )}
        <Must question={question} onChange={change} />
        <Private {...props} onChange={change} />
        <AddForgotten
          offers={forgetting}
          inherited={place.forgottenWith.map((each) => hand.teller.words.name(each))}
          chosen={question.forgottenWith}
          onChange={(forgottenWith) => change({ forgottenWith })}
        />
        <div className="field">
          <label htmlFor={`${id}-name`}>Name in the files</label>
          <input
            id={`${id}-name`}
            className="code"
            autoComplete="off"
            spellCheck={false}
            aria-invalid={wrong !== null}
            aria-describedby={`${id}-name-about`}
            value={question.name ?? (question.title === '' ? '' : name)}
            onChange={(event) =>
              change({ name: event.target.value === '' ? null : event.target.value })
            }
          />
          <p className={wrong === null ? 'about' : 'bad'} id={`${id}-name-about`}>
            {wrong ??
              (question.title === ''
                ? 'It is made of the question.'
                : `Its answer is kept as ${path}, in ${place.file}.`)}
          </p>
        </div>
      </div>
      <Foot
        hand={hand}
        path={path}
        title={question.title}
        foreseen={made === null ? null : foreseen}
        said={said ?? foreseen.failure}
        onEnd={onEnd}
      />
    </form>
  );
}

/** In a line Enter does nothing; with Ctrl it adds, as in what has several lines. */
function onKey(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter') return;
  const adds = event.ctrlKey || event.metaKey;
  if (adds || event.target instanceof HTMLInputElement) event.preventDefault();
  if (adds) event.currentTarget.requestSubmit();
}

const Where = ({ place: { section, after, group, said } }: Pick<AddQuestionProps, 'place'>) => (
  <div className="title">
    <p>
      <span className="quiet">In</span> <strong>{section.is.name}</strong>
      {after !== null && (
        <>
          <span className="quiet">, after</span> <strong>“{after.is.subject}”</strong>
        </>
      )}
      {group !== null && group.title !== '' && (
        <>
          <span className="quiet">, under</span> <strong>“{group.title}”</strong>
        </>
      )}
    </p>
    {said.map((words) => (
      <p key={words} className="about add-said">
        <Icon of="warning" /> {words}
      </p>
    ))}
  </div>
);

interface PartProps {
  readonly question: NewQuestion;
  readonly onChange: (change: Partial<NewQuestion>) => void;
}

function Must({ question, onChange }: PartProps) {
  const id = useId();
  return (
    <div className="field">
      <label>
        <input
          type="checkbox"
          checked={question.isRequired}
          onChange={(event) => onChange({ isRequired: event.target.checked })}
        />
        Must be answered
      </label>
      {question.isRequired && (
        <>
          <label htmlFor={id}>Words if it is left out</label>
          <input
            id={id}
            autoComplete="off"
            aria-describedby={`${id}-about`}
            value={question.missing}
            onChange={(event) => onChange({ missing: event.target.value })}
          />
          <p className="about" id={`${id}-about`}>
            {aboutKey('missing')}
          </p>
        </>
      )}
    </div>
  );
}

function Private({
  hand,
  place,
  question,
  onChange,
}: PartProps & Pick<AddQuestionProps, 'hand' | 'place'>) {
  const id = useId();
  const { days } = hand.journey.persist;
  const isKept = !isPrivate(question, place);
  const none =
    typeof place.sensitive === 'string'
      ? `As all of the section: ${place.sensitive}`
      : 'Not sensitive';
  return (
    <div className="field">
      <label htmlFor={id}>Sensitive</label>
      <select
        id={id}
        aria-describedby={`${id}-about`}
        value={question.sensitive}
        onChange={(event) => onChange({ sensitive: event.target.value })}
      >
        <option value="">{none}</option>
        {sensitiveKinds.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
      <p className="about" id={`${id}-about`}>
        {aboutKey('sensitive')}
      </p>
      {!place.isItem && (
        <label>
          <input
            type="checkbox"
            checked={isKept && question.isStored}
            disabled={!isKept}
            onChange={(event) => onChange({ isStored: event.target.checked })}
          />
          Stored on the device for {days} days
        </label>
      )}
    </div>
  );
}

interface FootProps {
  readonly hand: InHand;
  readonly path: string;
  readonly title: string;
  /** null while it cannot be added. */
  readonly foreseen: Foreseen | null;
  readonly said: string | null;
  readonly onEnd: () => void;
}

/** What `check` would find, said before anything is edited. */
function Foot({ hand, path, title, foreseen, said, onEnd }: FootProps) {
  const found = foreseen?.found ?? [];
  const words = (message: string): string =>
    foundWords(hand, message.replaceAll(`\`${path}\``, `“${title.trim()}”`));
  return (
    <div className="add-foot">
      <div role="status" className={foreseen?.isWorking === true ? 'quiet' : ''}>
        {foreseen !== null && found.length === 0 && (
          <p>
            <Icon of={foreseen.isWorking ? 'clock' : 'answered'} />{' '}
            {foreseen.isWorking ? 'Checked now …' : 'Sound: check finds nothing new.'}
          </p>
        )}
        {found.length > 0 && (
          <ul className="findings">
            {found.map(({ key, severity, message, help }) => (
              <li key={key}>
                <Icon of={severity} says={severity} />
                <span>
                  <strong>{words(message)}</strong>
                  {help !== null && <span className="quiet">{words(help)}</span>}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <p role="alert" className="bad">
        {said}
      </p>
      <p className="choices">
        <button type="submit" className="button button--first">
          Add question <kbd>Ctrl Enter</kbd>
        </button>
        <button type="button" className="button" onClick={onEnd}>
          Discard
        </button>
      </p>
    </div>
  );
}
