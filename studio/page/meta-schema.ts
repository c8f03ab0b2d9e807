import section from '../../schemas/section.schema.json';

/** What the meta-schemas say of a key, so that the studio says of it what an editor does. */
interface Described {
  readonly description?: string;
  readonly $ref?: string;
}

const question: Readonly<Record<string, Described>> = section.definitions.question.properties;
const ofSection: Readonly<Record<string, Described>> = section.properties;

export const aboutKey = (key: string): string => question[key]?.description ?? '';
export const aboutSectionKey = (key: string): string => ofSection[key]?.description ?? '';
