export { fastFormats, fullFormats } from 'ajv-formats/dist/formats';
