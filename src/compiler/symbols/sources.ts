import type {
  BrandSource,
  BundleSource,
  CalendarSource,
  CallSource,
  CommitSource,
  DirectorySource,
  FactsSource,
  FormatsSource,
  JourneySource,
  LocaleSource,
  MessagesSource,
  PoliciesSource,
  ScreenSource,
  SectionSource,
  SequenceSource,
  StepSource,
  TextsSource,
  TrackingSource,
  VariantSource,
  WidgetSource,
  WordingSource,
} from '../language';
import { Cursor, type FileKind, type SourceFile } from '../source';

/** The files of a configuration by kind, each checked against its schema. */
export interface Sources {
  readonly journey: Cursor<JourneySource>;
  readonly brands: readonly Cursor<BrandSource>[];
  readonly facts: readonly Cursor<FactsSource>[];
  readonly formats: Cursor<FormatsSource> | null;
  readonly calendars: readonly Cursor<CalendarSource>[];
  readonly steps: readonly Cursor<StepSource>[];
  readonly sections: readonly Cursor<SectionSource>[];
  readonly bundles: readonly Cursor<BundleSource>[];
  readonly calls: readonly Cursor<CallSource>[];
  readonly sequences: readonly Cursor<SequenceSource>[];
  readonly commits: readonly Cursor<CommitSource>[];
  readonly screens: readonly Cursor<ScreenSource>[];
  readonly directories: readonly Cursor<DirectorySource>[];
  readonly variants: readonly Cursor<VariantSource>[];
  readonly tracking: Cursor<TrackingSource> | null;
  readonly policies: Cursor<PoliciesSource> | null;
  readonly locales: readonly Cursor<LocaleSource>[];
  readonly wording: Cursor<WordingSource> | null;
  readonly messages: readonly Cursor<MessagesSource>[];
  readonly texts: readonly Cursor<TextsSource>[];
  readonly widgets: readonly Cursor<WidgetSource>[];
}

/** null without a `journey.json`. */
export function sortSources(
  files: readonly { readonly file: SourceFile; readonly kind: FileKind }[],
): Sources | null {
  const of = <T>(kind: FileKind): readonly Cursor<T>[] =>
    files
      .filter((each) => each.kind === kind)
      .map(({ file }) => new Cursor(file.value as unknown as T, file));
  const [journey] = of<JourneySource>('journey');
  if (journey === undefined) return null;
  return {
    journey,
    brands: of('brand'),
    facts: of('facts'),
    formats: of<FormatsSource>('formats')[0] ?? null,
    calendars: of('calendar'),
    steps: of('step'),
    sections: of('section'),
    bundles: of('bundle'),
    calls: of('call'),
    sequences: of('sequence'),
    commits: of('commit'),
    screens: of('screen'),
    directories: of('directory'),
    variants: of('consent-variant'),
    tracking: of<TrackingSource>('tracking')[0] ?? null,
    policies: of<PoliciesSource>('policies')[0] ?? null,
    locales: of('locale'),
    wording: of<WordingSource>('wording')[0] ?? null,
    messages: of('messages'),
    texts: of('texts'),
    widgets: of('widget'),
  };
}
