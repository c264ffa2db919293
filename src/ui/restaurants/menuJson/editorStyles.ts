import { monospaced } from '../../kit/text/monospaced.ts';

/** Styles the editor like the theme's fields. */
export const editorStyles = {
  '&& .cm-editor': {
    border: 1,
    borderColor: 'border.strong',
    borderRadius: '6px',
    bgcolor: 'background.paper',
    color: 'text.primary',
    minHeight: 200,
    maxHeight: 'min(420px, 55dvh)',
    overflow: 'hidden',
  },
  '&&[data-invalid="true"] .cm-editor': { borderColor: 'error.main' },
  '&& .cm-editor.cm-focused': { outline: '3px solid var(--mui-palette-focus)', outlineOffset: '2px' },
  '&& .cm-scroller': {
    ...monospaced,
    fontSize: '0.8125rem',
    lineHeight: 1.6,
    overflow: 'auto',
    minHeight: 198,
  },
  '&& .cm-content': { caretColor: 'var(--mui-palette-text-primary)', paddingBlock: '8px' },
  '&& .cm-content:focus-visible': { outline: 'none' },
  '&& .cm-gutters': {
    // down to the lower edge, even with few lines
    alignSelf: 'stretch',
    height: 'auto',
    bgcolor: 'surface.sunken',
    color: 'text.secondary',
    borderRight: 1,
    borderColor: 'divider',
  },
  '&& .cm-placeholder': { color: 'text.secondary' },
  '&& .cm-editor.cm-focused .cm-matchingBracket': { bgcolor: 'soft.primary', color: 'soft.onPrimary' },
  '&& .cm-tooltip': { bgcolor: 'surface.raised', color: 'text.primary', borderColor: 'border.strong' },
  '& .json-name': { color: 'primary.main' },
  '& .json-text': { color: 'status.success.text' },
  '& .json-number': { color: 'status.info.text' },
  '& .json-word': { color: 'status.warning.text' },
} as const;
