import type { CompiledField } from './model';

/** Bytes of a megabyte, as sizes of files are told ([decision 199](../../docs/decisions/199-files-as-an-answer.md)). */
export const aMegabyte = 1_048_576;

/** Whether its answer is a list of files that the partner has stored (Z52). */
export const isOfFiles = ({ type, list, options }: CompiledField): boolean =>
  type === 'array' && list === null && options === null;
