import { format, type FormatConfig } from 'oxfmt';
import settings from '../.oxfmtrc.json';

const { singleQuote, printWidth, overrides } = settings;
const ofConfigurations = overrides[0]?.options as FormatConfig | undefined;

/** The JSON of a configuration as the formatter leaves it. */
export const formatted = async (text: string): Promise<string> =>
  (await format('a.json', text, { singleQuote, printWidth, ...ofConfigurations })).code;
