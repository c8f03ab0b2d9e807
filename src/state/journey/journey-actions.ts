import { createAction } from '@reduxjs/toolkit';
import type { JourneyEvent } from '../../engine';

/** The only way to change the journey. */
export const happened = createAction<JourneyEvent>('journey/happened');

/** The first so many planned effects are under way. */
export const effectsBegun = createAction<number>('journey/effectsBegun');
