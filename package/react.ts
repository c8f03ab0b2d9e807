export type { Brand } from './page/brand';
export { JourneyPage, type JourneyPageProps } from './page/journey-page';
export { createVisit, type Visit, type VisitOptions } from './page/visit';
export type { JourneyData, PreparedJourney } from './journey-data';
export {
  addWidgets,
  Text as TextWidget,
  type RegisteredWidget,
  type WidgetProps,
} from '../src/ui/form';
