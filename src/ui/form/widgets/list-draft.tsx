import type { ListView, SectionView } from '../../../engine';
import { plain, RichText } from '../../words';
import { useForm, type Send } from '../section-context';

interface ListDraftProps {
  readonly draft: SectionView;
  /** Of its title: links to the list lead here while it is open. */
  readonly target: string;
  readonly words: ListView['words'];
  readonly onEvent: Send;
  readonly onSave: () => void;
  readonly onDismiss: () => void;
}

/** The form of one item, in the place where its card will be. */
export function ListDraft({ draft, target, words, onEvent, onSave, onDismiss }: ListDraftProps) {
  const form = useForm();
  return (
    <div className="f-draft" role="group" aria-labelledby={target}>
      <h3 id={target} className="h3" tabIndex={-1} data-draft-title>
        {plain(draft.title)}
      </h3>
      {draft.lead.length > 0 && (
        <p className="f-hint">
          <RichText text={draft.lead} />
        </p>
      )}
      {form(draft, onEvent)}
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
