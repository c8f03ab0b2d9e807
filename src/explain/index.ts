export { explain } from './explain';
export type { Explanation, FactTrace, Finding, Read, TargetKind, Trace } from './explanation';
export type { Line } from './render/line';
export { linesOf } from './render/lines-of';
export { renderText, type Paint } from './render/render-text';
export { targetNames } from './target/find-targets';
export { phrasesOf } from './words/phrases';
export { ruleWords } from './words/rule-words';
export { createValueWords, type ValueWords } from './words/value-words';
