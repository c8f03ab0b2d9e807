import { it } from 'vitest';
import { Household } from '../../household';
import { engine } from '../../engine-subject';
import { interpreter } from '../../interpreter-subject';
const c: any = {
  id: 'x',
  says: [],
  journey: {
    'journey.json': { steps: ['apply'] },
    'steps/apply/step.json': { sections: ['home'] },
    'steps/apply/home.json': {},
    'calls/zones.json': {},
    'sequences/save.json': {
      first: [{ clear: ['lookups.zones'], run: 'save' }, { call: [{ id: 'zones' }] }],
      steps: [],
    },
  },
  then: [],
};
it('x', () => {
  for (const s of [engine, interpreter] as any[]) {
    const h = new Household(s, c);
    h.next({ request: { sequence: 'save' } } as any);
    const l: any = h.look({ paths: [], rules: [], screens: [], sequences: ['save'] });
    console.log(
      s.name,
      l.effects.length,
      JSON.stringify(l.effects.slice(-4)),
      JSON.stringify(l.runs),
    );
  }
});
