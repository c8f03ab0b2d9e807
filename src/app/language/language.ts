import { locales } from 'virtual:journey/later';
import { journey } from 'virtual:journey/start';
import { tried } from '../../state/storage/device-storage';
import type { RunningJourney } from '../journey-parts';

/** Kept for the tab alone, and only where somebody has chosen a language. */
const key = `${journey.id}.language`;

/** Says the page in a language, now and when the tab loads it anew. */
export async function speakTo(
  page: Window,
  running: RunningJourney,
  locale: string,
): Promise<void> {
  await running.speak(locale);
  page.document.documentElement.lang = locale;
  tried(() => page.sessionStorage.setItem(key, locale), undefined);
}

/** As it was chosen before in this tab; where that cannot be had, the page is said in its own language. */
export async function speakAgain(page: Window, running: RunningJourney): Promise<void> {
  const locale = tried(() => page.sessionStorage.getItem(key), null);
  if (locale !== null && Object.hasOwn(locales, locale))
    await speakTo(page, running, locale).catch(() => undefined);
}
