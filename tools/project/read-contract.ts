import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { JsonObject } from '../../src/engine';
import { InputError } from './input-error';
import { reasonOf } from './reason-of';

const usualContract = '../schemas/api/openapi.json';

/** Where the contract lies that a configuration names; the usual place when it names none. */
export function contractPath(folder: string, files: ReadonlyMap<string, string>): string {
  return resolve(folder, namedContract(files.get('journey.json') ?? '') ?? usualContract);
}

/** The contract of the partner API that a configuration names, or what is wrong with it. */
export function readContract(folder: string, files: ReadonlyMap<string, string>): JsonObject {
  const path = contractPath(folder, files);
  const contract = parse(path, readText(path));
  if (!isObject(contract) || !isObject(contract['paths'])) {
    throw new InputError(
      `The contract ${path} is no OpenAPI document: it has no paths.`,
      'let `contract` in journey.json name the OpenAPI document of the partner API',
    );
  }
  return contract;
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new InputError(
      `The contract ${path} cannot be read: ${reasonOf(error)}.`,
      'let `contract` in journey.json name the OpenAPI document of the partner API, from the folder of journey.json',
    );
  }
}

function parse(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InputError(
      `The contract ${path} is not JSON: ${reasonOf(error)}.`,
      'mend that file; calls cannot be checked without it',
    );
  }
}

/** A journey.json that is no JSON is the compiler's to report, with its line. */
function namedContract(text: string): string | null {
  try {
    const journey: unknown = JSON.parse(text);
    const named = isObject(journey) ? journey['contract'] : null;
    return typeof named === 'string' ? named : null;
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
