import type { CompiledField, CompiledSection } from '../../journey';
import { placedKey } from '../program';
import { setProgress, type Turn } from './turn';

/** From now on these fields of a section show what is wrong with them. */
export function touch(
  turn: Turn,
  section: CompiledSection,
  fields: readonly CompiledField[] = section.fields,
): void {
  const keys = fields.map((field) => placedKey(section, field));
  const { touched } = turn.state.progress;
  const fresh = keys.filter((key) => touched[key] !== true);
  if (fresh.length === 0) return;
  setProgress(turn, {
    touched: { ...touched, ...Object.fromEntries(fresh.map((key) => [key, true as const])) },
  });
}

/**
 * These fields are quiet again until they are left or asked for.
 * @param keys `section.field`: of a section with variants, of each of them.
 */
export function untouch(turn: Turn, keys: readonly string[]): void {
  const gone = new Set(keys);
  const { touched } = turn.state.progress;
  const left = Object.entries(touched).filter(([key]) => !gone.has(key.replace(/@[^.]*/, '')));
  if (left.length === Object.keys(touched).length) return;
  setProgress(turn, { touched: Object.fromEntries(left) });
}

/** Whether the error summary of the present step stands. */
export function setRefused(turn: Turn, step: string, refused: boolean): void {
  const { [step]: before, ...others } = turn.state.progress.refused;
  if ((before === true) === refused) return;
  setProgress(turn, { refused: refused ? { ...others, [step]: true } : others });
}
