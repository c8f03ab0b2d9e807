import { useEffect, useState } from 'react';

const themes = { device: 'As the device says', light: 'Light', dark: 'Dark' } as const;
type Theme = keyof typeof themes;

/** Light or dark, whatever the device says. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>('device');
  useEffect(() => {
    document.documentElement.style.colorScheme = theme === 'device' ? '' : theme;
    for (const media of darkRules()) {
      media.mediaText = { device: darkMedia, light: 'not all', dark: 'all' }[theme];
    }
  }, [theme]);
  return (
    <fieldset className="showcase-themes">
      <legend className="small quiet">Colours</legend>
      {Object.entries(themes).map(([key, name]) => (
        <label key={key}>
          <input
            type="radio"
            name="theme"
            checked={theme === key}
            onChange={() => setTheme(key as Theme)}
          />{' '}
          {name}
        </label>
      ))}
    </fieldset>
  );
}

const darkMedia = '(prefers-color-scheme: dark)';
const found = new Set<MediaList>();

/** The brand's dark colours stand in a rule for devices that ask for them; once found, kept. */
function darkRules(): ReadonlySet<MediaList> {
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (rule instanceof CSSMediaRule && /prefers-color-scheme/.test(rule.media.mediaText))
        found.add(rule.media);
    }
  }
  return found;
}
