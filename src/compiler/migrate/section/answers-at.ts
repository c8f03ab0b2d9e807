import { joinPath } from '../../../rules';

/**
 * The path under which most answers of a section are kept, each under the name of its question; null
 * where it is not more than half of them, for then it would say little of the section.
 */
export function answersAt(
  answers: readonly { readonly name: string; readonly path: string }[],
): string | null {
  const held = (at: string): number =>
    answers.filter(({ name, path }) => path === answerAt(at, name)).length;
  const prefixes = new Set(
    answers.flatMap(({ name, path }) =>
      path.endsWith(`.${name}`) ? [path.slice(0, -name.length - 1)] : [],
    ),
  );
  return [...prefixes].find((at) => held(at) * 2 > answers.length) ?? null;
}

/** Where the answer of a question is kept that does not say it. */
export const answerAt = (at: string | null, name: string): string => joinPath(at ?? '', name);
