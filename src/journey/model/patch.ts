import type { JsonObject } from '../../rules';

/**
 * What a compiled journey has otherwise in another language, under the same keys, those of lists as
 * text. A list stands whole where it is another.
 */
export type JourneyPatch = JsonObject;
