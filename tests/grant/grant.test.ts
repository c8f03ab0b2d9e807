import { describe } from 'vitest';
import { holdJourney } from '../hold-journey';

describe('the grant', () => {
  holdJourney(import.meta.dirname, 'scenarios/sending.json');
});
