/** A kind of file of the config language, in the order of the reference. */
export interface Kind {
  readonly schema: string;
  readonly place: string;
}

const kind = (schema: string, place: string): Kind => ({ schema: `${schema}.schema.json`, place });

export const kinds: readonly Kind[] = [
  kind('journey', 'journey.json'),
  kind('step', 'steps/<step>/step.json'),
  kind('section', 'steps/<step>/<section>.json'),
  kind('directory', '<variants>/directory.json'),
  kind('consent-variant', '<variants>/<variant>.json'),
  kind('facts', 'facts/<any>.json'),
  kind('calendar', 'calendars/<calendar>.json'),
  kind('bundle', 'bundles/<bundle>.json'),
  kind('call', 'calls/<call>.json'),
  kind('sequence', 'sequences/<sequence>.json'),
  kind('commit', 'commits/<commit>.json'),
  kind('screen', 'screens/<screen>.json'),
  kind('tracking', 'tracking.json'),
  kind('messages', 'messages/<locale>.json'),
  kind('texts', 'messages/<locale>/<any>.json'),
  kind('brand', 'brands/<brand>/brand.json'),
  kind('scenario', 'scenarios/<any>.json'),
  kind('household', 'scenarios/households/<household>.json'),
  kind('scenario-settings', 'scenarios/scenarios.json'),
];
