import { usesInnerLists, type ListView, type SectionView, type Text } from '../../../engine';
import { Below, Paragraph } from '../../parts/paragraph';
import { plain, RichText, useWords } from '../../parts/words';
import { useForm, type Send } from '../control';
import { ItemPlaceContext, type ItemPlace } from './list-place';

interface ListItemProps {
  readonly summary: Text;
  readonly words: ListView['words'];
  /** Nothing can be changed now: the list is locked, or another item is open. */
  readonly locked: boolean;
  /** Whether it is to be removed was asked, and waits for an answer. */
  readonly asked: boolean;
  readonly onChange: () => void;
  readonly onAsk: () => void;
  readonly onKeep: () => void;
  readonly onRemove: () => void;
}

/** One item in a line. Removing asks first: what is gone must be typed again. */
export function ListItem(props: ListItemProps) {
  const { summary, words, locked, asked } = props;
  const texts = useWords();
  const name = plain(summary);
  if (asked && !locked) {
    const question = texts.plain('form.removeItem', { summary: name });
    return (
      <div className="f-item" role="group" aria-label={question} data-asked>
        <p className="f-item-summary">{question}</p>
        <div className="f-item-actions">
          <button
            type="button"
            className="button button--second button--small"
            onClick={props.onRemove}
          >
            <RichText text={words.remove} />
          </button>
          <button type="button" className="link-button" data-keep onClick={props.onKeep}>
            {texts.plain('form.keepItem')}
          </button>
        </div>
      </div>
    );
  }
  return (
    <div className="f-item">
      <p className="f-item-summary">
        <RichText text={summary} />
      </p>
      {!locked && (
        <div className="f-item-actions">
          <button
            type="button"
            className="link-button"
            aria-label={`${plain(words.change)} ${name}`}
            onClick={props.onChange}
          >
            <RichText text={words.change} />
          </button>
          <button
            type="button"
            className="link-button"
            aria-label={`${plain(words.remove)} ${name}`}
            onClick={props.onAsk}
          >
            <RichText text={words.remove} />
          </button>
        </div>
      )}
    </div>
  );
}

interface ListDraftProps {
  readonly draft: SectionView;
  readonly place: ItemPlace;
  /** Of its title: links to the list lead here while it is open. */
  readonly target: string;
  readonly words: ListView['words'];
  readonly onEvent: Send;
  readonly onSave: () => void;
  readonly onDismiss: () => void;
}

/** The form of one item, in the place where its card will be. */
export function ListDraft(props: ListDraftProps) {
  const { draft, place, target, words, onEvent, onSave, onDismiss } = props;
  const form = useForm();
  const Heading = place.depth > 1 ? 'h4' : 'h3';
  return (
    <div className="f-draft" role="group" aria-labelledby={target}>
      <Heading id={target} className="h3" tabIndex={-1} data-draft-title>
        {usesInnerLists && place.text !== '' && (
          <>
            <span className="f-draft-place">{place.text}</span>{' '}
          </>
        )}
        {plain(draft.title)}
      </Heading>
      <Below>
        <Paragraph text={draft.lead} className="f-hint" />
        <ItemPlaceContext value={place}>{form(draft, onEvent)}</ItemPlaceContext>
      </Below>
      <div className="f-item-actions">
        <button type="button" className="button button--small" onClick={onSave}>
          <RichText text={words.save} />
        </button>
        <button type="button" className="link-button" onClick={onDismiss}>
          <RichText text={words.cancel} />
        </button>
      </div>
    </div>
  );
}
