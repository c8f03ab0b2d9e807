import parts from '../../schemas/parts.schema.json';
import section from '../../schemas/section.schema.json';

/** What the meta-schemas say of a key, so that the studio says of it what an editor does. */
interface Described {
  readonly description?: string;
  readonly $ref?: string;
}

const question: Readonly<Record<string, Described>> = section.definitions.question.properties;
const shared: Readonly<Record<string, Described>> = parts.definitions;
const ofSection: Readonly<Record<string, Described>> = section.properties;

/** A key that a schema of parts describes has its words there. What goes beyond a sentence is for who writes files. */
export const aboutKey = (key: string): string =>
  sentence(question[key]?.description ?? shared[key]?.description ?? '');
export const aboutSectionKey = (key: string): string => sentence(ofSection[key]?.description ?? '');

const sentence = (text: string): string => /^.*?[.](?=\s|$)/.exec(text)?.[0] ?? text;

/** What kinds of private an answer can be. */
export const sensitiveKinds: readonly string[] = parts.definitions.sensitive.enum;
