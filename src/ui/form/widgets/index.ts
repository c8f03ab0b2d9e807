import type { ComponentType } from 'react';
import type { WidgetProps } from '../control';
import { Checkbox } from './checkbox';
import { ChoiceCards, Radios, Segmented, Tabs } from './choices';
import {
  Checkboxes,
  checkboxesPart,
  Combobox,
  comboboxPart,
  Files,
  filesPart,
  Group,
  groupPart,
  List,
  listPart,
  LongText,
  longTextPart,
  PictureCards,
  picturesPart,
  Slider,
  sliderPart,
  Time,
  timePart,
} from './late-widgets';
import { DateParts, MonthParts } from './date-parts';
import { Digits, Email, Hidden, Tel, Text } from './line-input';
import { Quantity } from './quantity';
import { Select } from './select';
import { SortCode } from './sort-code';

/**
 * What stands around a widget: `label` names one control; `group` and `radiogroup` name several
 * by a legend; `own` leaves the label to the widget; `none` draws nothing at all.
 */
export type Frame = 'label' | 'group' | 'radiogroup' | 'own' | 'none';

export interface RegisteredWidget {
  readonly component: ComponentType<WidgetProps>;
  readonly frame: Frame;
  /** Fetches what the widget loads on demand. */
  readonly preload?: () => void;
}

/** Of these a built page has those that its journey names, and the usual ones. */
const builtIn = {
  text: { component: Text, frame: 'label' },
  email: { component: Email, frame: 'label' },
  tel: { component: Tel, frame: 'label' },
  digits: { component: Digits, frame: 'label' },
  longText: { component: LongText, frame: 'label', preload: longTextPart.preload },
  quantity: { component: Quantity, frame: 'label' },
  select: { component: Select, frame: 'label' },
  combobox: { component: Combobox, frame: 'label', preload: comboboxPart.preload },
  date: { component: DateParts, frame: 'group' },
  monthYear: { component: MonthParts, frame: 'group' },
  time: { component: Time, frame: 'label', preload: timePart.preload },
  sortCode: { component: SortCode, frame: 'group' },
  choiceCards: { component: ChoiceCards, frame: 'radiogroup' },
  pictureCards: { component: PictureCards, frame: 'radiogroup', preload: picturesPart.preload },
  radios: { component: Radios, frame: 'radiogroup' },
  segmented: { component: Segmented, frame: 'radiogroup' },
  tabs: { component: Tabs, frame: 'radiogroup' },
  slider: { component: Slider, frame: 'group', preload: sliderPart.preload },
  group: { component: Group, frame: 'group', preload: groupPart.preload },
  list: { component: List, frame: 'group', preload: listPart.preload },
  checkbox: { component: Checkbox, frame: 'own' },
  checkboxes: { component: Checkboxes, frame: 'group', preload: checkboxesPart.preload },
  files: { component: Files, frame: 'group', preload: filesPart.preload },
  hidden: { component: Hidden, frame: 'none' },
} satisfies Readonly<Record<string, RegisteredWidget>>;

const widgets = new Map<string, RegisteredWidget>(Object.entries(builtIn));

/** By its name in the configuration (`ui:widget`). */
export const widgetOf = (name: unknown): RegisteredWidget | undefined =>
  typeof name === 'string' ? widgets.get(name) : undefined;

export const widgetNames = (): readonly string[] => [...widgets.keys()];

/** Makes the widgets of a journey's own known, before its first form is drawn. */
export function addWidgets(own: Readonly<Record<string, RegisteredWidget>>): void {
  for (const [name, widget] of Object.entries(own)) widgets.set(name, widget);
}
