/** The build without a JVM or a binary, which the package says no types of. */
declare module 'recheck/lib/browser.js' {
  export { checkSync } from 'recheck';
}
