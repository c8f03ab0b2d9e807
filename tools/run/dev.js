import { serveJourney } from './serve-journey.js';

serveJourney(process.argv.slice(2));
