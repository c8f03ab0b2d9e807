/** A drawing in which each colour, as `#RRGGBB`, is what `colours` has for it; any other stays. */
export const recoloured = (svg: string, colours: Readonly<Record<string, string>>): string =>
  svg.replaceAll(/#[0-9A-F]{6}\b/g, (colour) => colours[colour] ?? colour);
