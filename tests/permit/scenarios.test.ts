import { describe } from 'vitest';
import { createShapeValidators } from '../../src/compiler';
import { createEngine } from '../../src/engine';
import { holdScenarios } from '../hold-scenarios';
import { permitFiles, permitJourney } from './testing/permit-journey';

const journey = await permitJourney();
const engine = createEngine(journey, createShapeValidators(journey));

describe('the permit', () => {
  holdScenarios(permitFiles(), journey, engine, 'scenarios/payment.json');
});
