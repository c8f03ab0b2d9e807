/** Paths in which `@name` stands for all fields of that shape. */
export const expanded = (
  paths: readonly string[],
  shapes: Readonly<Record<string, readonly string[]>>,
): readonly string[] =>
  paths.flatMap((path) => {
    const [before = '', shape] = path.split('@');
    return shape === undefined ? [path] : fieldsOf(shape, shapes).map((field) => before + field);
  });

function fieldsOf(
  shape: string,
  shapes: Readonly<Record<string, readonly string[]>>,
): readonly string[] {
  const fields = shapes[shape];
  if (fields === undefined) throw new Error(`There is no shape ${shape}.`);
  return fields;
}
