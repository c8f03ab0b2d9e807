/*
 * `virtual:journey/start` in the studio: the journey that the window around the page has in hand. What
 * imports it reads it anew each time, so another journey takes its place without a reload. One of two pages
 * that stand beside each other has a journey of its own.
 */
const around = globalThis.parent;
const side = around.studioSides?.[globalThis.name];
export let { journey, shapeValidators } = await (side?.inHand ?? around.studioFirst);

export const takeJourney = () => {
  if (side === undefined) ({ journey, shapeValidators } = around.studioInHand);
};
