import Box from '@mui/material/Box';
import type { EditorView } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef } from 'react';
import { monospaced } from '../../kit/monospaced.ts';
import { attributesChange, createEditor, textChange, type EditorAttributes } from './createEditor.ts';

export interface JsonTextProps extends EditorAttributes {
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
}

/** JSON as text with line numbers. Tab goes on to the next control, as in any field. */
export function JsonEditor({ id, label, describedBy, invalid, value, onType, onLeave }: JsonTextProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const typed = useEffectEvent(onType);
  const left = useEffectEvent(onLeave);
  const attributes: EditorAttributes = { id, label, describedBy, invalid };
  const begin = useEffectEvent((parent: HTMLElement) =>
    createEditor({ parent, text: value, attributes, onType: typed, onLeave: left }),
  );

  useEffect(() => {
    if (!host.current) return undefined;
    const editor = begin(host.current);
    view.current = editor;
    return () => editor.destroy();
  }, []);

  useEffect(() => {
    view.current?.dispatch(attributesChange({ id, label, describedBy, invalid }));
  }, [id, label, describedBy, invalid]);

  useEffect(() => {
    const editor = view.current;
    // what was typed here is there already
    if (editor && editor.state.doc.toString() !== value) editor.dispatch(textChange(editor.state, value));
  }, [value]);

  return <Box ref={host} data-invalid={invalid} sx={editorStyles} />;
}

/** The editor as one of the theme's fields. */
const editorStyles = {
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
    // down to the lower edge, also beside a text of a few lines
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
