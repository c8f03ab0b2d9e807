import type { Kind, Kinds } from '../../journey';
import type { DifferenceKind } from './codes';

/** What a key of a part is about, and how that is said behind the words of the part. */
export type Meaning = readonly [kind: DifferenceKind, says: string];

type KeyOf<T> = T extends unknown ? keyof T : never;
type MeaningsIn<T> =
  string extends KeyOf<T>
    ? { readonly '*': Meaning }
    : {
        /** null: it tells the part from others, is worked out of something else, or is said by another part. */
        readonly [P in KeyOf<T>]-?: Meaning | null;
      };

/** For every kind of part and each of its keys: one that the model gets anew does not compile without. */
export type MeaningsOf<K extends Kind> = MeaningsIn<Kinds[K]['is']>;

/** A part as such, where it comes or goes. */
export interface PartMeaning {
  readonly kind: DifferenceKind;
  readonly noun: string;
}

export const about = <P extends string>(
  meaning: Meaning | null,
  ...keys: readonly P[]
): { readonly [Key in P]: Meaning | null } =>
  Object.fromEntries(keys.map((key) => [key, meaning])) as { readonly [Key in P]: Meaning | null };
