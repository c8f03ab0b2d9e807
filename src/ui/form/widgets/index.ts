import type { ComponentType } from 'react';
import type { WidgetProps } from '../control';
import { Checkbox } from './checkbox';
import { ChoiceCards, Radios, Segmented, Tabs } from './choices';
import {
  Combobox,
  comboboxPart,
  Group,
  groupPart,
  List,
  listPart,
  PictureCards,
  picturesPart,
  Slider,
  sliderPart,
} from './late-widgets';
import { DateParts } from './date-parts';
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

/** Name in the configuration (`ui:widget`) → widget. */
export const widgets = {
  text: { component: Text, frame: 'label' },
  email: { component: Email, frame: 'label' },
  tel: { component: Tel, frame: 'label' },
  digits: { component: Digits, frame: 'label' },
  quantity: { component: Quantity, frame: 'label' },
  select: { component: Select, frame: 'label' },
  combobox: { component: Combobox, frame: 'label', preload: comboboxPart.preload },
  date: { component: DateParts, frame: 'group' },
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
  hidden: { component: Hidden, frame: 'none' },
} as const satisfies Readonly<Record<string, RegisteredWidget>>;

export type WidgetName = keyof typeof widgets;

export const isWidgetName = (name: unknown): name is WidgetName =>
  typeof name === 'string' && Object.hasOwn(widgets, name);
