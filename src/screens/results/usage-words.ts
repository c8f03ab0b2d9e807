import type { JsonObject } from '../../engine';
import type { Words } from '../../ui/words';
import { asNumber, asObject, asText } from '../reading/reading';

const fuels = [
  { name: 'gas', unless: 'electricity', at: 'gasUsage' },
  { name: 'electricity', unless: 'gas', at: 'electricityUsage' },
] as const;

/** What a household uses or spends, in its own figures: '11,500 kWh gas a year, …'. */
export function usageWords(answers: JsonObject, words: Words): string {
  return fuels
    .flatMap(({ name, unless, at }) => {
      if (answers.compareFuel === unless) return [];
      const usage = asObject(answers[at]);
      const kind = usage.usageType === 0 ? 'spends' : 'uses';
      const amount = asNumber(kind === 'spends' ? usage.cost : usage.usage);
      if (amount === null) return [];
      const period = words.plain(`results.period.${asText(usage.usageUnit) || '1'}`);
      return [words.plain(`results.${kind}.${name}`, { amount, period })];
    })
    .join(', ');
}
