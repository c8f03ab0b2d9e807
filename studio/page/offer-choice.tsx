import { useId, useRef, useState } from 'react';
import type { Offer } from '../model/rule-offers';
import { hasWords, wordsIn } from '../model/words';

interface OfferChoiceProps {
  readonly label: string;
  /** What stands there now; empty for a part that is still to be chosen. */
  readonly present: string;
  readonly offers: () => readonly Offer[];
  /** What it comes to now, for the household in hand. */
  readonly now: (offer: Offer) => string;
  readonly onChoose: (offer: Offer) => void;
  readonly isNew?: boolean;
  readonly onLeave?: () => void;
}

const most = 40;

const intoView = (list: HTMLElement | null): void => list?.scrollIntoView({ block: 'nearest' });

/** Something for a part of a rule: typed in words, chosen among what the journey declares. */
export function OfferChoice(props: OfferChoiceProps) {
  const { label, present, offers, now, onChoose, isNew = false, onLeave } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const isOpen = words !== null;
  const found = isOpen ? foundIn(offers(), words) : [];
  const at = Math.min(active, found.length - 1);
  const choose = (offer: Offer | undefined) => {
    if (offer !== undefined) onChoose(offer);
    setWords(null);
    input.current?.blur();
  };
  return (
    <div className={`offer${isNew ? ' offer--new' : ''}`}>
      <input
        ref={input}
        role="combobox"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found.length > 0 ? `${id}-${String(at)}` : undefined}
        autoComplete="off"
        autoFocus={onLeave !== undefined}
        title={present}
        placeholder={present === '' ? label : present}
        value={words ?? present}
        style={{ inlineSize: `${String(Math.max(14, Math.min(46, present.length + 4)))}ch` }}
        onFocus={() => setWords('')}
        onBlur={() => {
          setWords(null);
          onLeave?.();
        }}
        onChange={(event) => {
          setWords(event.target.value);
          setActive(0);
        }}
        onKeyDown={(event) => {
          const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
          if (move !== undefined) {
            event.preventDefault();
            setActive(Math.max(0, Math.min(found.length - 1, at + move)));
          } else if (event.key === 'Enter' && isOpen) choose(found[at]);
          else if (event.key === 'Escape' && isOpen) {
            event.stopPropagation();
            input.current?.blur();
          }
        }}
      />
      {isOpen && (
        <ul
          ref={intoView}
          role="listbox"
          id={`${id}-list`}
          aria-label={label}
          className="choice-list"
        >
          {found.map((offer, index) => (
            <OfferRow
              key={offer.key}
              id={`${id}-${String(index)}`}
              offer={offer}
              isFirst={found[index - 1]?.group !== offer.group}
              isActive={index === at}
              now={now}
              onChoose={choose}
            />
          ))}
          {found.length === 0 && (
            <li role="option" aria-selected={false} aria-disabled="true" className="quiet">
              Nothing that is declared and fits here has these words.
            </li>
          )}
        </ul>
      )}
    </div>
  );
}

function foundIn(offers: readonly Offer[], words: string): readonly Offer[] {
  const asked = wordsIn(words);
  return offers
    .filter((offer) => hasWords(`${offer.words} ${offer.path ?? ''}`, asked))
    .slice(0, most);
}

interface OfferRowProps {
  readonly id: string;
  readonly offer: Offer;
  readonly isFirst: boolean;
  readonly isActive: boolean;
  readonly now: (offer: Offer) => string;
  readonly onChoose: (offer: Offer) => void;
}

const OfferRow = ({ id, offer, isFirst, isActive, now, onChoose }: OfferRowProps) => (
  <li
    id={id}
    role="option"
    aria-selected={isActive}
    className={isFirst ? 'offer-first' : ''}
    data-group={offer.group}
    // Before the field loses the focus, and with it the list.
    onPointerDown={(event) => {
      event.preventDefault();
      onChoose(offer);
    }}
  >
    <span>{offer.words}</span>
    {offer.path !== null && (
      <span className="offer-about">
        <span className="code">{offer.path}</span>
        <span className="quiet">now: {now(offer)}</span>
      </span>
    )}
  </li>
);
