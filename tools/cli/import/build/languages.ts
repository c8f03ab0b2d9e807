/** The tag of a language that a form names in its own way: `Français (fr)`, `French`, `fr`. */
export function languageTag(name: string): string | null {
  const inBrackets = /\(\s*([a-z]{2})\b[^)]*\)\s*$/i.exec(name)?.[1];
  const given = (inBrackets ?? name).trim().toLowerCase();
  if (/^[a-z]{2}$/.test(given)) return isTag(given) ? given : null;
  const found = tags().find(
    (tag) => nameOf(tag, 'en') === given || nameOf(tag, tag) === given.normalize('NFC'),
  );
  return found ?? null;
}

const letters = Array.from('abcdefghijklmnopqrstuvwxyz');

let all: readonly string[] | null = null;
/** Every language of two letters. */
const tags = (): readonly string[] =>
  (all ??= letters.flatMap((one) => letters.map((other) => one + other)).filter(isTag));

const isTag = (tag: string): boolean => nameOf(tag, 'en') !== tag;

/** What a language is called in another, in small letters. */
const nameOf = (tag: string, language: string): string =>
  (new Intl.DisplayNames([language], { type: 'language' }).of(tag) ?? tag).toLowerCase();

/** What a language calls itself. */
export function ownName(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
