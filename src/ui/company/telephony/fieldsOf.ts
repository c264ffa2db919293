import type { TelephonyConfig, TelephonyField } from '#domain/telephony/telephonyConfig.ts';
import type { Editor } from '../../kit/editor/Editor.ts';

/** What each group of fields works with. */
export interface GroupProps {
  readonly editor: Editor<TelephonyConfig, TelephonyField>;
  readonly config: TelephonyConfig;
}

type NumberFieldName = 'maxRetries' | 'retryDelay' | 'silenceTimeout' | 'interruptionSensitivity';
type TextFieldName = 'phoneNumber' | 'phoneId' | 'assistantId' | 'backgroundAudioUrl';

/** Ties fields to the editor: their value, what is wrong with it, and what is done to it. */
export const fieldsOf = ({ editor, config }: GroupProps) => ({
  number: (field: NumberFieldName) => ({
    value: config[field],
    error: editor.problemOf(field),
    onChange: (value: number) => editor.edit({ [field]: value }),
    onLeave: () => editor.leave(field),
  }),
  text: (field: TextFieldName) => ({
    value: config[field],
    error: editor.problemOf(field),
    onType: (typed: string) => editor.edit({ [field]: typed }),
    onBlur: () => editor.leave(field),
  }),
});

/** Two fields in a row where there is room. */
export const inPairs = {
  display: 'grid',
  columnGap: 4,
  rowGap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;
