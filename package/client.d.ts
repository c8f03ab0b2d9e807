/** What the plugin of `changeover-journey/vite` makes of a folder. */
declare module 'virtual:journey' {
  export const journey: import('changeover-journey/react').PreparedJourney;
  export const brand: import('changeover-journey/react').Brand;
}
