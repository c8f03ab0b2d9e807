import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { fileNameOf } from '../model/new-variant';
import type { VariantRow } from '../model/variants-table';
import { ask } from './api';
import type { Draft } from './use-draft';

interface CopyVariantProps {
  readonly row: VariantRow;
  readonly draft: Draft;
  readonly onClose: () => void;
}

/** Asks what the copy of a variant is called and whose it is, and adds it to the draft. */
export function CopyVariant({ row, draft, onClose }: CopyVariantProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [title, setTitle] = useState('');
  const [number, setNumber] = useState('');
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const name = fileNameOf(title);
  // The browser gives the focus back to where it was.
  const close = () => dialog.current?.close();
  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    const given = { like: row.file, title, id: number.trim() };
    ask('addVariant', { edits: draft.edits, ...given }).then(
      (edits) => {
        draft.editAll(edits, `New: ${title}, a copy of ${row.title}`);
        close();
      },
      (error: unknown) => setSaid(error instanceof Error ? error.message : String(error)),
    );
  };
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={`${id}-head`}
      onClose={onClose}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <form onSubmit={add}>
        <h3 id={`${id}-head`}>A copy of {row.title}</h3>
        <div className="field">
          <label htmlFor={`${id}-name`}>Name</label>
          <input
            id={`${id}-name`}
            autoFocus
            autoComplete="off"
            aria-describedby={`${id}-file`}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
          <p className="about" id={`${id}-file`}>
            {name === ''
              ? 'The file is named after it.'
              : `Its file: ${row.file.replace(/[^/]+$/, `${name}.json`)}`}
          </p>
        </div>
        <div className="field">
          <label htmlFor={`${id}-id`}>Id</label>
          <input
            id={`${id}-id`}
            autoComplete="off"
            aria-describedby={`${id}-about`}
            value={number}
            onChange={(event) => setNumber(event.target.value)}
          />
          <p className="about" id={`${id}-about`}>
            As the partner names it. It asks what {row.title} asks, for consents of its own in
            version 1.
          </p>
        </div>
        <p role="alert" className="bad">
          {said}
        </p>
        <p className="choices">
          <button type="submit" className="button button--first">
            Add
          </button>
          <button type="button" className="button" onClick={close}>
            Cancel <kbd>Esc</kbd>
          </button>
        </p>
      </form>
    </dialog>
  );
}
