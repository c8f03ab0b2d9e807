import type { Json, Rule } from '../../engine';
import { didYouMean, type Report } from '../diagnostic';
import { entries, type Cursor } from '../source';
import { idsByVariant, variantFiles } from './expand-variants';
import { folderName } from './index-by-id';
import type { Sources } from './sources';

type Fact = readonly [string, Cursor<Rule>];

/**
 * Facts that a directory gives for every id, and a variant otherwise for its own: each becomes
 * one rule that chooses by what the section with the variants is chosen by.
 */
export function collectVariantFacts(sources: Sources, report: Report): readonly Fact[] {
  const files = variantFiles(sources);
  return sources.directories.flatMap((directory): readonly Fact[] => {
    const facts = directory.find('facts');
    const by = sources.sections.find(({ value }) => value.variants?.from === directory.file.path)
      ?.value.variants?.by;
    if (facts === null || by === undefined) return [];
    const siblings = files.get(folderName(directory.file.path)) ?? new Map<string, never>();
    const uses = [...idsByVariant(directory)].flatMap(([name, { ids, otherIds }]) => {
      const said = siblings.get(name)?.find('facts') ?? null;
      if (said === null) return [];
      for (const [fact, value] of entries<Json>(said)) check(fact, value, facts, report);
      return [{ said: said.value, ids, isDefault: otherIds !== null }];
    });
    return entries<Json>(facts).map(([name, given]): Fact => {
      const own = uses.flatMap(({ said, ids, isDefault }) => {
        const value = said[name];
        return value === undefined ? [] : [{ value, ids, isDefault }];
      });
      const otherwise = own.find(({ isDefault }) => isDefault)?.value ?? given.value;
      const choices = own
        .filter(({ isDefault }) => !isDefault)
        .flatMap(({ value, ids }): readonly Rule[] => [{ in: [by, ids] }, value]);
      const rule: Rule = choices.length === 0 ? otherwise : { if: [...choices, otherwise] };
      return [name, facts.part(name, rule)];
    });
  });
}

function check(
  name: string,
  at: Cursor<Json>,
  facts: Cursor<Readonly<Record<string, Json>>>,
  report: Report,
): void {
  const given = facts.value[name];
  if (given === undefined)
    report.add('JC313', at, `The directory has no fact \`${name}\`.`, {
      key: true,
      help:
        didYouMean(name, Object.keys(facts.value)) ??
        'say in directory.json what it is for all others',
    });
  else if (typeof given !== typeof at.value)
    report.add(
      'JC507',
      at,
      `\`${name}\` is a ${typeof given} in the directory, and this is another type.`,
    );
}
