import facts from '../data/carbon.json';
import { defineOperation } from './define-operation';

export const carbonProjects = defineOperation('carbonProjects', () =>
  facts.projects.map(({ colour, ...project }) => ({ ...project, imageBase64: picture(colour) })),
);

/** A hill under a sun in the project's colour, drawn here so that no picture has to be had. */
function picture(colour: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="#eef1e4"/><circle cx="244" cy="58" r="30" fill="#f2c14e"/><circle cx="90" cy="240" r="150" fill="${colour}"/><circle cx="270" cy="270" r="150" fill="${colour}" opacity=".7"/></svg>`;
  return `data:image/svg+xml;base64,${btoa(svg)}`;
}
