import { dataMap, dataTable, toCsv, toMarkdown } from '../../../src/tables';
import { requireJourney } from '../findings';
import type { Command } from '../frame/command';
import { exitCode } from '../frame/exit';

/** Of the JSON that is printed. It grows when a key goes or changes its meaning. */
const documentVersion = 1;

/** Prints what a journey asks, why, where each answer goes and how long it stays. */
export const data: Command = (context) => {
  const journey = requireJourney(context);
  const flow = context.compile().data;
  if (flow === null) throw new Error('a journey was compiled, and nothing of its answers is known');
  const map = dataMap(journey, flow);
  if (context.format === 'json') {
    context.print(JSON.stringify({ version: documentVersion, ...map }, null, 2));
    return exitCode.clean;
  }
  const draw = context.format === 'csv' ? toCsv : toMarkdown;
  context.print(draw(dataTable(map, journey)).replace(/\r?\n$/, ''));
  return exitCode.clean;
};
