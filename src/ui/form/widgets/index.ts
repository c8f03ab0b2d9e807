import type { ComponentType } from 'react';
import type { WidgetProps } from '../widget-props';
import { Checkbox } from './checkbox';
import { ChoiceCards } from './choice-cards';
import { Combobox, preloadCombobox } from './combobox';
import { DateParts } from './date-parts';
import { Digits } from './digits';
import { Email } from './email';
import { Group, groupPart } from './group';
import { Hidden } from './hidden';
import { List, listPart } from './list';
import { Quantity } from './quantity';
import { Radios } from './radios';
import { Segmented } from './segmented';
import { Select } from './select';
import { Slider, sliderPart } from './slider';
import { SortCode } from './sort-code';
import { Tabs } from './tabs';
import { Tel } from './tel';
import { Text } from './text';

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
  combobox: { component: Combobox, frame: 'label', preload: preloadCombobox },
  date: { component: DateParts, frame: 'group' },
  sortCode: { component: SortCode, frame: 'group' },
  choiceCards: { component: ChoiceCards, frame: 'radiogroup' },
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
