export type { ApiCall, CallResult } from './call';
export type { CallOptions } from './call-options';
export type { AnswerValidator, AnswerViolation, Operation } from './contract';
export { createApiClient, type ApiClient, type ApiClientOptions } from './create-api-client';
export type { Failure } from './failure';
export type { Json, JsonObject } from './json';
export type { ContractBreach } from './read-answer';
export type { Schedule } from './within-time';
