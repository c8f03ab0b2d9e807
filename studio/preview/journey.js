/*
 * `virtual:journey/start` in the studio: the journey that the window around the page has in hand. What
 * imports it reads it anew each time, so another journey takes its place without a reload.
 */
export let { journey, shapeValidators } = await globalThis.parent.studioFirst;

export const takeJourney = () => {
  ({ journey, shapeValidators } = globalThis.parent.studioInHand);
};
