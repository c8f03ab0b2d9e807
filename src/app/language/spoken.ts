import type { PageLocale } from 'virtual:journey/later';
import { createEngine } from '../../engine';
import type { Own, Speech } from '../journey-parts';
import { patched } from './patched';

/** Says what there is of a journey in another language; rejects where that cannot be had. */
export async function spokenIn({ load }: PageLocale): Promise<(own: Own) => Speech> {
  const { patch, steps } = await load();
  return (own) => {
    const journey = patched(own.journey, patch);
    return {
      journey,
      engine: createEngine(journey, own.validators),
      isSaid: (step) => step === null || steps.includes(step),
    };
  };
}
