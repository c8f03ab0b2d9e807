import type { FieldView, Json, SectionView } from '../../src/engine';
import type { CompiledField } from '../../src/journey';
import { actions } from '../../src/scenarios/actions';
import { parseLocated } from '../../src/scenarios/source';
import {
  blankTab,
  happen,
  newDevice,
  sectionNamed,
  sectionView,
  silentPartner,
  viewOf,
  type World,
} from '../../src/scenarios/world';
import type { Shipped } from '../unit/shipped';
import type { Home } from './home';
import { partnerOf } from './partner-of';

const address = { comparisonType: 'home-energy' };
const place = 'tests/specification';

/** A household that opens the first step. */
export function visit({ journey, engine }: Shipped, home: Home, today = '2026-09-01'): World {
  const state = engine.start({ today, settings: {} });
  const world: World = {
    ...{ journey, engine, state, settings: {}, today, hold: [], made: [], asked: [], left: null },
    ...blankTab,
    ...{ tab: 'a', otherTabs: {}, device: newDevice },
    partner: { ...silentPartner, answers: partnerOf(home) },
    before: { state, made: 0 },
  };
  const entered = { type: 'stepEntered', step: journey.entry, parameters: address, today } as const;
  return happen(world, { ...entered, restored: false }, parseLocated(place, '0'));
}

/** Something that a person does, by the word of a scenario; throws for what nobody could do. */
export function deed(world: World, word: string, value: Json): World {
  const action = actions[word];
  if (action === undefined) throw new Error(`Nobody can “${word}”.`);
  return action(parseLocated(place, JSON.stringify(value)))(world);
}

/** A question on the page now. */
export interface Asked {
  readonly section: string;
  readonly field: FieldView;
  readonly compiled: CompiledField;
}

/** A section as it is drawn: on the page, or as the open item of a list. */
export const sectionAt = (world: World, id: string): SectionView | undefined =>
  sectionView(world, id);

/** The questions of a section that count now, whether they are drawn or not. */
export function askedIn(world: World, id: string): readonly Asked[] {
  const view = sectionAt(world, id);
  if (view === undefined) return [];
  return sectionNamed(world, id, parseLocated(place, '0')).fields.flatMap((compiled) => {
    const field = view.fields[compiled.name];
    const counts = world.engine.evaluate(world.state, compiled.relevant) === true;
    // A field that is drawn without a widget follows another; nobody is asked for it.
    const widget = JSON.stringify(view.uiSchema[compiled.name] ?? null);
    const follows = field?.shown === true && widget.includes('"hidden"');
    return field === undefined || !counts || follows ? [] : [{ section: id, field, compiled }];
  });
}

/** All questions on the page. */
export const askedOn = (world: World): readonly Asked[] =>
  viewOf(world).sections.flatMap(({ id }) => askedIn(world, id));
