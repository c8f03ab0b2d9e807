import type { ConsentWords } from '../model/consent-words';
import type { Draft } from './use-draft';

interface ConsentVersionProps {
  readonly draft: Draft;
  readonly consent: ConsentWords;
}

/** A consent is to words: others ask whether it is another consent. That it is stands ready. */
export function ConsentVersion({ draft, consent }: ConsentVersionProps) {
  const { file, pointer, stored, isReworded, isRaised } = consent;
  if (!isReworded) return null;
  const choose = (version: number) => draft.edit({ file, pointer, was: stored, value: version });
  return (
    <fieldset className="version">
      <legend>Does a household agree to something else now?</legend>
      <label>
        <input type="radio" name="version" checked={isRaised} onChange={() => choose(stored + 1)} />
        Yes: version {stored + 1}
      </label>
      <label>
        <input type="radio" name="version" checked={!isRaised} onChange={() => choose(stored)} />
        No, only a slip: stays version {stored}
      </label>
      <p className="about">The receipt prints the words, the version and the time.</p>
    </fieldset>
  );
}
