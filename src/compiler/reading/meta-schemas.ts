import brand from '../../../schemas/brand.schema.json';
import bundle from '../../../schemas/bundle.schema.json';
import calendar from '../../../schemas/calendar.schema.json';
import call from '../../../schemas/call.schema.json';
import commit from '../../../schemas/commit.schema.json';
import variant from '../../../schemas/consent-variant.schema.json';
import directory from '../../../schemas/directory.schema.json';
import facts from '../../../schemas/facts.schema.json';
import formats from '../../../schemas/formats.schema.json';
import journey from '../../../schemas/journey.schema.json';
import locale from '../../../schemas/locale.schema.json';
import messages from '../../../schemas/messages.schema.json';
import parts from '../../../schemas/parts.schema.json';
import policies from '../../../schemas/policies.schema.json';
import screen from '../../../schemas/screen.schema.json';
import section from '../../../schemas/section.schema.json';
import sequence from '../../../schemas/sequence.schema.json';
import step from '../../../schemas/step.schema.json';
import texts from '../../../schemas/texts.schema.json';
import tracking from '../../../schemas/tracking.schema.json';
import widget from '../../../schemas/widget.schema.json';
import widgets from '../../../schemas/widgets.schema.json';
import wording from '../../../schemas/wording.schema.json';
import type { FileKind } from '../source/file-kind';

/** The schema of each kind of file: the config language itself. */
export const metaSchemas: Readonly<Record<FileKind, object>> = {
  brand,
  bundle,
  calendar,
  call,
  commit,
  'consent-variant': variant,
  directory,
  facts,
  formats,
  journey,
  locale,
  messages,
  policies,
  screen,
  section,
  sequence,
  step,
  texts,
  tracking,
  widget,
  wording,
};

/** Schemas that others refer to, by the name that they use: that of the file beside them. */
export const referredSchemas: Readonly<Record<string, object>> = {
  'formats.schema.json': formats,
  'parts.schema.json': parts,
  'section.schema.json': section,
  'widgets.schema.json': widgets,
};
