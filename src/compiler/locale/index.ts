export { checkWordsAlone, textPlaces } from './check-words-alone';
export { journeyPatch } from './journey-patch';
export { localesIn } from './locales-in';
export { spokenSources, type Spoken } from './spoken';
