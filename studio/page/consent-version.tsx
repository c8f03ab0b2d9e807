import { useEffect } from 'react';
import type { Json } from '../../src/rules';
import { editKey } from '../model/edits';
import type { TextEntry } from '../model/question';
import type { Draft } from './use-draft';

interface ConsentVersionProps {
  readonly draft: Draft;
  readonly file: string;
  readonly pointer: string;
  readonly present: Json;
  /** What a household agrees to. */
  readonly texts: readonly TextEntry[];
}

/** A consent is to words: others ask whether it is another consent. That it is stands ready. */
export function ConsentVersion({ draft, file, pointer, present, texts }: ConsentVersionProps) {
  const { edits, edit } = draft;
  const isReworded = edits.some((each) => texts.some((text) => editKey(text) === editKey(each)));
  const own = edits.find((each) => editKey(each) === `${file}#${pointer}`);
  const stored = own?.was ?? present;
  const next = typeof stored === 'number' ? stored + 1 : null;
  const isRaised = own !== undefined;
  const slip = `studio.slip.${file}#${pointer}`;
  useEffect(() => {
    if (next === null) return;
    const isSlip = sessionStorage.getItem(slip) === 'yes';
    if (isReworded && !isRaised && !isSlip) edit({ file, pointer, was: stored, value: next });
    if (!isReworded && isRaised) edit({ file, pointer, was: stored, value: stored });
    if (!isReworded) sessionStorage.removeItem(slip);
  }, [isReworded, isRaised, next, slip, edit, file, pointer, stored]);
  if (!isReworded || next === null) return null;
  const choose = (raises: boolean) => {
    sessionStorage.setItem(slip, raises ? 'no' : 'yes');
    edit({ file, pointer, was: stored, value: raises ? next : stored });
  };
  return (
    <fieldset className="version">
      <legend>Does a household agree to something else now?</legend>
      <label>
        <input type="radio" name="version" checked={isRaised} onChange={() => choose(true)} />
        Yes: version {next}
      </label>
      <label>
        <input type="radio" name="version" checked={!isRaised} onChange={() => choose(false)} />
        No, only a slip: stays version {next - 1}
      </label>
      <p className="about">The receipt prints the words, the version and the time.</p>
    </fieldset>
  );
}
