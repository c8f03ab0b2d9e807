import type { Rule } from '../../engine';
import type { Report } from '../diagnostic';
import { entries, type Cursor } from '../source';
import { collectAnswers } from './collect-answers';
import { collectLists } from './collect-lists';
import { collectPhrases } from './collect-phrases';
import { collectUses, lookupsOf } from './collect-uses';
import { expandVariants } from './expand-variants';
import { folderName, indexById } from './index-by-id';
import type { Sources } from './sources';
import type { Symbols } from './symbols';

/** Every name that the configuration declares; names that stand twice are reported. */
export function collectSymbols(sources: Sources, report: Report): Symbols {
  const lists = collectLists(sources, report);
  const units = expandVariants(sources, lists, report);
  const { answers, fields } = collectAnswers(sources, units, lists, report);
  indexById(sources.variants, 'variant', report);
  const uses = collectUses(sources, units);
  return {
    steps: indexById(sources.steps, 'step', report, folderName),
    units,
    fields,
    sections: new Set(indexById(sources.sections, 'section', report).keys()),
    lists,
    texts: collectTexts(sources),
    answers,
    records: new Map(entries(sources.journey.find('records'))),
    facts: collectFacts(sources, report),
    phrases: collectPhrases(sources),
    formats: new Map(entries(sources.formats?.at('formats') ?? null)),
    directories: new Map(sources.directories.map((each) => [folderName(each.file.path), each])),
    calendars: indexById(sources.calendars, 'calendar', report),
    bundles: indexById(sources.bundles, 'bundle', report),
    calls: indexById(sources.calls, 'call', report),
    sequences: indexById(sources.sequences, 'sequence', report),
    commits: indexById(sources.commits, 'commit', report),
    screens: indexById(sources.screens, 'screen', report),
    uses,
    lookups: lookupsOf(uses),
    tracks: new Set(Object.keys(sources.tracking?.value.records ?? {})),
    settings: sources.journey.value.settings ?? {},
  };
}

function collectTexts({ texts, journey }: Sources): ReadonlyMap<string, Cursor<string>> {
  const own = texts.filter(({ file }) => folderName(file.path) === journey.value.locale);
  return new Map(own.flatMap((file) => entries(file.at('texts'))));
}

function collectFacts(sources: Sources, report: Report): ReadonlyMap<string, Cursor<Rule>> {
  const facts = new Map<string, Cursor<Rule>>();
  for (const file of sources.facts) {
    for (const [name, fact] of entries(file.at('facts'))) {
      const earlier = facts.get(name);
      if (earlier !== undefined) {
        report.add('JC501', fact, `There is another fact called \`${name}\`.`, {
          key: true,
          also: [{ at: earlier, message: 'the other one' }],
        });
      }
      facts.set(name, ruleOf(fact));
    }
  }
  return facts;
}

/** A fact is a rule, or says beside it where it comes from. */
function ruleOf(fact: Cursor<Rule>): Cursor<Rule> {
  const { value } = fact;
  if (typeof value !== 'object' || value === null || !('rule' in value)) return fact;
  return fact.part('rule', value.rule);
}
