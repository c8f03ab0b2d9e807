import { useId, useState } from 'react';
import type { OptionView } from '../../../engine';
import { useModal } from '../../parts/focus';
import { Icon } from '../../parts/icons';
import { RichText, useWords } from '../../parts/words';
import { isChosen, leaveGroup, optionKey, type WidgetProps } from '../control';
import './picture-cards.css';

/** Pictures alone, written into the answer: nothing is fetched from elsewhere. */
const picture = /^data:image\/(?:svg\+xml|png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2}$/u;

/** Radios as cards with a picture, a place and a few words, each with more to read in a dialog. */
export function LoadedPictureCards({ view, onAnswer, onLeave }: WidgetProps) {
  const [read, setRead] = useState<OptionView | null>(null);
  return (
    <>
      <div className="f-pictures" onBlur={leaveGroup(onLeave)}>
        {(view.options ?? []).map((option, index) => (
          <PictureCard
            key={optionKey(option.value)}
            option={option}
            name={view.key}
            id={index === 0 ? view.target : `${view.target}-${optionKey(option.value)}`}
            chosen={isChosen(view, option)}
            locked={view.disabled}
            onChoose={() => onAnswer(option.value)}
            onRead={() => setRead(option)}
          />
        ))}
      </div>
      {read !== null && <MoreInfo option={read} onClose={() => setRead(null)} />}
    </>
  );
}

interface PictureCardProps {
  readonly option: OptionView;
  /** Name of the group of radios. */
  readonly name: string;
  /** DOM id of the radio. */
  readonly id: string;
  readonly chosen: boolean;
  readonly locked: boolean;
  readonly onChoose: () => void;
  readonly onRead: () => void;
}

function PictureCard(props: PictureCardProps) {
  const { option, name, id, chosen, locked, onChoose, onRead } = props;
  const words = useWords();
  const { label, shows, unavailable, unavailableReason } = option;
  const noted = unavailable && unavailableReason.length > 0;
  const describing = [
    noted ? `${id}-note` : '',
    shows !== undefined && shows.text !== '' ? `${id}-text` : '',
  ].filter((each) => each !== '');
  const source = shows !== undefined && picture.test(shows.picture) ? shows.picture : null;
  return (
    <article className="f-picture" data-chosen={chosen || undefined}>
      {source !== null && <img className="f-picture__image" src={source} alt="" />}
      <div className="f-picture__words">
        <h3 className="f-picture__name" id={`${id}-name`}>
          {label}
        </h3>
        {shows !== undefined && shows.place !== '' && (
          <p className="f-picture__place">{shows.place}</p>
        )}
        {shows !== undefined && shows.text !== '' && (
          <p className="f-picture__text" id={`${id}-text`}>
            {shows.text}
          </p>
        )}
        {noted && (
          <p className="f-note" id={`${id}-note`}>
            <RichText text={unavailableReason} />
          </p>
        )}
        <div className="f-picture__foot">
          {shows !== undefined && shows.more !== '' && (
            <button
              type="button"
              className="link-button"
              aria-label={words.plain('form.picture.moreAbout', { name: label })}
              onClick={onRead}
            >
              {words.plain('form.picture.more')}
            </button>
          )}
          <label className="f-picture__choose">
            <input
              id={id}
              className="f-radio"
              type="radio"
              name={name}
              checked={chosen}
              // A group whose chosen radio is disabled is out of reach of the Tab key.
              disabled={locked || (unavailable && !chosen)}
              aria-labelledby={`${id}-word ${id}-name`}
              aria-describedby={describing.join(' ') || undefined}
              onChange={onChoose}
            />
            {chosen && <Icon name="tick" />}
            <span id={`${id}-word`}>
              {words.plain(chosen ? 'form.picture.chosen' : 'form.picture.choose')}
            </span>
          </label>
        </div>
      </div>
    </article>
  );
}

/** What there is to know of one, over the page; the focus goes back to its button. */
function MoreInfo({
  option,
  onClose,
}: {
  readonly option: OptionView;
  readonly onClose: () => void;
}) {
  const words = useWords();
  const title = useId();
  const box = useModal(onClose);
  return (
    <dialog ref={box} tabIndex={-1} className="f-picture-more" aria-labelledby={title}>
      <h2 className="h3" id={title}>
        {option.label}
      </h2>
      <p className="quiet">{option.shows?.place}</p>
      <p>{option.shows?.more}</p>
      <button type="button" className="button button--second" onClick={onClose}>
        {words.plain('form.picture.close')}
      </button>
    </dialog>
  );
}
