/** Plain data, as JSON.parse yields it. Nothing in a journey holds anything else. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

/** A JSON-Logic expression inside the strict subset that the compiler accepts. */
export type Rule = Json;

/** An object whose leaves are rules: a request body, or the parameters of a call. */
export type Template = Json;
