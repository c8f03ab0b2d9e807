import { noValidator } from './no-validator';

/* Stands in for AJV: RJSF's own test registry imports a validator by default. */
export default noValidator;
