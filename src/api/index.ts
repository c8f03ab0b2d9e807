export type {
  AnswerValidator,
  AnswerViolation,
  ApiCall,
  CallOptions,
  CallResult,
  Failure,
  Json,
  JsonObject,
  Operation,
} from './contract';
export { createApiClient, type ApiClient, type ApiClientOptions } from './create-api-client';
export type { ContractBreach, Schedule } from './exchange';
