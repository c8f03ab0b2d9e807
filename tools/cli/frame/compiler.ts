/** What most commands compile with: loaded where one does, as loading it takes longer than all else here. */
export { compile, compileLocale, isSound, localesIn, SourceCache } from '../../../src/compiler';
