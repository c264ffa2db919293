import Box from '@mui/material/Box';
import type { EditorView } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef } from 'react';
import { attributesChange, createEditor, textChange, type EditorAttributes } from './createEditor.ts';
import { editorStyles } from './editorStyles.ts';

export interface JsonTextProps {
  readonly id: string;
  readonly label: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
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
