import { allIn, allOf, type CompiledJourney } from '../../journey';

/** Ids of the steps on which a sequence runs: as their entry or submit, from a reaction or a screen of theirs. */
export function stepsThatRun(journey: CompiledJourney, sequence: string): readonly string[] {
  return allOf(journey, 'step').flatMap((part) => {
    const { is } = part;
    const screen = is.screen === null ? undefined : journey.screens[is.screen];
    const isRun =
      is.entry === sequence ||
      is.submit?.sequence === sequence ||
      (screen?.actions ?? []).some((each) => each.sequence === sequence) ||
      allIn(part, 'change').some((each) => each.is.run === sequence);
    return isRun ? [is.id] : [];
  });
}
