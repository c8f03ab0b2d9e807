import { find, membersOf, textOf } from '../json/tree';
import { noReason } from '../section/migrate-variant';
import type { Written } from './questions-of';
import type { Suggest } from './suggest';

const consent = /^Consent (\S+), version (\d+)\.$/;

/** Consents that only their note names, reasons that nobody has said, groups that nobody has named. */
export function suggestAnew({ trees, questions }: Written, suggest: Suggest): void {
  for (const { name, tree } of questions) {
    const note = consent.exec(textOf(find(tree, 'description')) ?? '');
    if (note !== null && textOf(find(tree, 'schema', 'type')) === 'boolean')
      suggest(
        tree,
        'consent',
        `\`${name}\` is a consent, and only its note says so.`,
        `"consent": { "id": "${note[1] ?? ''}", "version": ${note[2] ?? ''} } in place of \`description\`, \`schema\` and \`ui.widget\``,
      );
    const because = find(tree, 'because');
    if (because !== null && textOf(because) === noReason)
      suggest(
        because,
        'because',
        `This variant asks for \`${name}\` otherwise than the section.`,
        '"because": why it does',
      );
  }
  for (const [, file] of trees)
    for (const [name, group] of membersOf(find(file, 'groups')))
      if (/^(rest|row|part)\d*$/.test(name))
        suggest(
          group,
          'groups',
          `The group \`${name}\` had no name.`,
          'a name that says what its questions are about, here and in their `group`',
        );
}
