import type { Rule } from '../../../engine';
import type { Context } from '../../context';
import { entries, type Cursor } from '../../source';
import type { Sources } from '../../symbols';
import { answersIn, isKept } from './answers-in';

/**
 * The ledger stays when all else is forgotten: it holds nothing that the device may not keep, and
 * nothing that follows from it. Its subject must outlast a reload, or nobody could ask.
 */
export function checkRecords(sources: Sources, context: Context): void {
  const { report } = context;
  const forgotten = (rule: Cursor<Rule>): readonly string[] =>
    [...answersIn(rule.value, context)].filter((path) => !isKept(path, context));
  for (const commit of sources.commits) {
    for (const path of forgotten(commit.at('subject'))) {
      report.add('JC529', commit.at('subject'), `\`${path}\` is not kept on the device.`, {
        help: `add "${path}" to \`persist.allow\` of journey.json`,
      });
    }
    const kept = [...entries(commit.at('record')), ...entries(commit.at('tie'))];
    for (const rule of [commit.at('same'), ...kept.map(([, each]) => each)]) {
      const [path] = forgotten(rule);
      if (path === undefined) continue;
      report.add(
        'JC522',
        rule,
        `This keeps what follows from \`${path}\`, which no device keeps.`,
        {
          help: 'leave it out: only what `persist.allow` of journey.json names may stay',
        },
      );
    }
  }
}
