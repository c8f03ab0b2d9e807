import type { TextMark } from '../../journey';

/** A text with every placeholder filled: what a screen draws. */
export type Text = readonly TextPart[];
export type TextPart =
  | string
  | {
      readonly text: string;
      /** Of a link. */
      readonly href?: string;
      /** Language of the words (BCP 47), where it is not that of the journey. */
      readonly lang?: string;
      /** In a formatted text, where a block, or words in bold, begin or end. */
      readonly mark?: TextMark['mark'];
    };
