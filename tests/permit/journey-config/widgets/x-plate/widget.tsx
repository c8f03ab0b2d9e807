import { Text, type WidgetProps } from '../../../../../src/ui/form';
import './plate.css';

interface PlateOptions {
  readonly plate?: 'front' | 'rear';
}

/** A text, drawn as it stands on the car. */
export function Widget(props: WidgetProps<PlateOptions>) {
  return (
    <div className={`plate plate--${props.options.plate ?? 'front'}`}>
      <Text {...props} options={{ ...props.options, autocapitalize: 'characters' }} />
    </div>
  );
}
