import type { JsonObject } from '../../engine';
import { asText } from './reading';

/**
 * The plan can only be taken at its supplier (RES-11). A plan that could be switched here may have
 * no button for another reason: while a switch is not settled no other is begun.
 */
export const needsSupplier = ({ switchOption }: JsonObject): boolean =>
  ['', 'None'].includes(asText(switchOption));
