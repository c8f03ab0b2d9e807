/** Of the studio alone: the journey of the window around the page takes the place of the one before. */
declare module 'virtual:journey/start' {
  export const takeJourney: () => void;
}
