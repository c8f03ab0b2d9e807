import { useId } from 'react';
import type { NewQuestion } from '../model/new-question';
import { keepsFixed, type SentOffer } from '../model/open-keys';

interface AddSentProps {
  readonly question: NewQuestion;
  readonly offers: readonly SentOffer[];
  readonly offer: SentOffer | null;
  readonly isAlwaysAnswered: boolean;
  readonly onChange: (change: Pick<NewQuestion, 'sent' | 'leftOut'>) => void;
}

/** Which key of the partner's contract the answer is sent as, and by which calls. */
export function AddSent(props: AddSentProps) {
  const { question, offers, offer, isAlwaysAnswered, onChange } = props;
  const id = useId();
  const group = (isFixed: boolean) =>
    offers
      .filter((each) => each.isFixed === isFixed)
      .map(({ key, today }) => (
        <option key={key} value={key}>
          {key}: {today}
        </option>
      ));
  const [fixed, free] = [group(true), group(false)];
  return (
    <div className="field add-sent">
      <label htmlFor={id}>Where is it sent?</label>
      <select
        id={id}
        aria-describedby={`${id}-about`}
        value={question.sent}
        onChange={(event) => onChange({ sent: event.target.value, leftOut: [] })}
      >
        <option value="">Nowhere: it is kept, and read by rules only</option>
        {fixed.length > 0 && <optgroup label="A fixed value is sent today">{fixed}</optgroup>}
        {free.length > 0 && (
          <optgroup label="The partner takes it, and nobody sends it">{free}</optgroup>
        )}
      </select>
      <p className="about" id={`${id}-about`}>
        {offer === null
          ? `${offers.length === 0 ? 'The partner takes no answer of this kind that is not sent already. ' : ''}Until a rule reads it, check finds an answer that is neither sent nor read.`
          : `${offer.words}${offer.about === '' ? '' : ` The partner says: ${offer.about}`}`}
      </p>
      {offer !== null && <Calls {...props} offer={offer} isAlwaysAnswered={isAlwaysAnswered} />}
    </div>
  );
}

function Calls({
  question,
  offer,
  isAlwaysAnswered,
  onChange,
}: AddSentProps & { readonly offer: SentOffer }) {
  const { leftOut, sent } = question;
  const toggle = (call: string, to: boolean) =>
    onChange({ sent, leftOut: to ? leftOut.filter((each) => each !== call) : [...leftOut, call] });
  const falls = offer.keys.some((key) => key.isSent && !keepsFixed(key, isAlwaysAnswered));
  return (
    <fieldset className="add-calls">
      <legend className="hidden">Calls that send it</legend>
      <ul>
        {offer.keys.map((key) => {
          const isTicked = !leftOut.includes(key.call);
          return (
            <li key={key.call}>
              <label>
                <input
                  type="checkbox"
                  checked={isTicked}
                  onChange={(event) => toggle(key.call, event.target.checked)}
                />
                <span className="code">{key.call}</span>
              </label>
              <span className="add-change code">
                {key.isSent &&
                  (isTicked ? <del>{JSON.stringify(key.sends)}</del> : JSON.stringify(key.sends))}
                {isTicked && (
                  <>
                    {key.isSent && ' → '}
                    <ins>
                      answer
                      {keepsFixed(key, isAlwaysAnswered) && `, else ${JSON.stringify(key.sends)}`}
                    </ins>
                  </>
                )}
                {!isTicked && !key.isSent && 'nothing'}
              </span>
            </li>
          );
        })}
      </ul>
      {falls && !isAlwaysAnswered && (
        <p className="about">For whom it is not asked, or who leaves it out, null is sent.</p>
      )}
    </fieldset>
  );
}
