import type { Context } from '../context';

/** The commits that a call is made for; none where anything else makes it too, which has no `commit`. */
export function commitsOfCall(call: string, { symbols }: Context): readonly string[] {
  const commits = symbols.uses.filter((use) => use.call === call).map(({ commit }) => commit);
  return commits.includes(null) ? [] : [...new Set(commits.filter((each) => each !== null))];
}
