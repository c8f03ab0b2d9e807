/** The day in a time zone (IANA; that of the device when undefined) as yyyy-mm-dd. */
export const todayIn = (timeZone: string | undefined, now: Date): string =>
  // Sweden writes its dates like that.
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);
