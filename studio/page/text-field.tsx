import { useId } from 'react';
import type { TextEntry } from '../model/question';
import { Icon } from './icons';

interface TextFieldProps {
  readonly entry: TextEntry;
  readonly label: string;
  /** What the meta-schema says of it. */
  readonly about: string;
  readonly isChanged: boolean;
  readonly onChange: (text: string) => void;
}

/** One text of the files: edited as it is written, and below as this household reads it. */
export function TextField({ entry, label, about, isChanged, onChange }: TextFieldProps) {
  const id = useId();
  const raw = typeof entry.raw === 'string' ? entry.raw : '';
  const isFilled = raw.includes('{') || raw.includes('[');
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {isChanged && (
          <span className="chip chip--changed">
            <Icon of="changed" /> changed
          </span>
        )}
      </label>
      <textarea
        id={id}
        data-of-draft
        rows={Math.min(5, Math.max(1, Math.ceil(raw.length / 52)))}
        value={raw}
        placeholder={raw === '' ? about : ''}
        aria-describedby={`${id}-about`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className="about" id={`${id}-about`}>
        {isFilled ? `Reads “${entry.reads}”` : about}
        {entry.isShared && ' It stands with another question, which this one is like: both change.'}
      </p>
    </div>
  );
}
