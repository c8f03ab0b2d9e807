import { useId } from 'react';
import type { ForgettingOffer } from '../model/forgetting-offers';
import { Icon } from './icons';

interface AddForgottenProps {
  readonly offers: readonly ForgettingOffer[];
  /** Of the section, for all its questions, as people call them. */
  readonly inherited: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Answers with which the new one goes back to its beginning. */
export function AddForgotten({ offers, inherited, chosen, onChange }: AddForgottenProps) {
  const id = useId();
  const free = offers.filter(({ path }) => !chosen.includes(path));
  const sections = [...new Set(free.map(({ section }) => section))];
  return (
    <div className="field">
      <label htmlFor={id}>Forgotten with</label>
      {chosen.length > 0 && (
        <ul className="add-chosen">
          {chosen.map((path) => {
            const title = offers.find((each) => each.path === path)?.title ?? path;
            return (
              <li key={path}>
                <button
                  type="button"
                  className="button"
                  aria-label={`No longer with ${title}`}
                  onClick={() => onChange(chosen.filter((each) => each !== path))}
                >
                  <span>{title}</span> <Icon of="false" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <select
        id={id}
        aria-describedby={`${id}-about`}
        value=""
        onChange={(event) => onChange([...chosen, event.target.value])}
      >
        <option value="" disabled>
          {chosen.length === 0 ? 'No answer of its own' : 'Another answer'}
        </option>
        {sections.map((section) => (
          <optgroup key={section} label={section}>
            {free
              .filter((each) => each.section === section)
              .map(({ path, title }) => (
                <option key={path} value={path}>
                  {title}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <p className="about" id={`${id}-about`}>
        {inherited.length === 0
          ? 'Where such an answer becomes another, this one is asked anew.'
          : `As all of the section: with ${inherited.join(', ')}.`}
      </p>
    </div>
  );
}
