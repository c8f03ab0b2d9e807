import { questionKey } from '../../../journey';
import { find, itemsOf, membersOf, textsOf, type Tree } from '../json/tree';
import type { Written } from './questions-of';
import type { Suggest } from './suggest';

/** Reactions to a change that do nothing but clear. */
export function suggestForgotten({ trees, questions }: Written, suggest: Suggest): void {
  for (const [, file] of trees)
    for (const reaction of itemsOf(find(file, 'reactions'))) {
      const causes = textsOf(find(reaction, 'on', 'changed'));
      if (causes.length === 0 || !onlyClears(reaction)) continue;
      const when = find(reaction, 'when') === null ? '' : ', if it may go whatever `when` says';
      const write = `"forgottenWith": [${causes.map((path) => `"${path}"`).join(', ')}]`;
      for (const path of textsOf(find(reaction, 'clear')))
        suggest(
          reaction,
          'forgottenWith',
          `\`${path}\` is cleared as soon as ${causes.map((cause) => `\`${cause}\``).join(' or ')} changes.`,
          `${write} at ${placeFor(path)}, in place of this${when}`,
        );
    }

  function placeFor(path: string): string {
    const question = questions.find((each) => each.path === path);
    if (question !== undefined) return `\`${questionKey(question.section, question.name)}\``;
    return path.startsWith('lookups.')
      ? `\`lookups\` of journey.json, for \`${path.slice('lookups.'.length)}\``
      : `\`records\` of journey.json, for \`${path}\``;
  }
}

const onlyClears = (reaction: Tree): boolean =>
  find(reaction, 'clear') !== null &&
  membersOf(reaction).every(([key]) => ['on', 'when', 'clear', 'untouch', 'source'].includes(key));
