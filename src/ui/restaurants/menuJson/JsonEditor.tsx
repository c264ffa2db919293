import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { linter, lintGutter, type Diagnostic } from '@codemirror/lint';
import { Compartment, EditorState } from '@codemirror/state';
import { EditorView, keymap, lineNumbers, placeholder } from '@codemirror/view';
import { tagHighlighter, tags } from '@lezer/highlight';
import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './JsonEditor.module.css';
import { jsonSyntaxError } from './jsonSyntaxError.ts';

interface Attributes {
  readonly id: string;
  readonly label: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
}

export interface JsonTextProps extends Attributes {
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
}

const attributesPart = new Compartment();

/** Maps syntax to colors. */
const colors = tagHighlighter([
  { tag: tags.propertyName, class: 'json-name' },
  { tag: tags.string, class: 'json-text' },
  { tag: tags.number, class: 'json-number' },
  { tag: [tags.bool, tags.null], class: 'json-word' },
]);

/** A JSON editor with line numbers. Tab moves to the next control. */
export function JsonEditor({ id, label, describedBy, invalid, value, onType, onLeave }: JsonTextProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const typed = useEffectEvent(onType);
  const left = useEffectEvent(onLeave);
  const begin = useEffectEvent(
    (parent: HTMLElement) =>
      new EditorView({
        parent,
        doc: value,
        extensions: [
          lineNumbers(),
          lintGutter(),
          linter(({ state }) => faultsOf(state.doc.toString())),
          json(),
          syntaxHighlighting(colors),
          history(),
          bracketMatching(),
          indentOnInput(),
          EditorState.tabSize.of(2),
          EditorView.lineWrapping,
          placeholder('Paste your menu as JSON, or insert the sample menu'),
          // doesn't bind Tab, so that Tab leaves the editor
          keymap.of([...defaultKeymap, ...historyKeymap]),
          attributesPart.of(contentAttributes({ id, label, describedBy, invalid })),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) typed(state.doc.toString());
          }),
          EditorView.domEventHandlers({ blur: left }),
        ],
      }),
  );

  useEffect(() => {
    if (!host.current) return undefined;
    const editor = begin(host.current);
    view.current = editor;
    return () => editor.destroy();
  }, []);

  useEffect(() => {
    const attributes = contentAttributes({ id, label, describedBy, invalid });
    view.current?.dispatch({ effects: attributesPart.reconfigure(attributes) });
  }, [id, label, describedBy, invalid]);

  useEffect(() => {
    const doc = view.current?.state.doc;
    // skips the editor's own changes; any other change can be undone
    if (doc && doc.toString() !== value)
      view.current?.dispatch({ changes: { from: 0, to: doc.length, insert: value } });
  }, [value]);

  return <div ref={host} data-invalid={invalid} className={styles.editor} />;
}

function contentAttributes({ id, label, describedBy, invalid }: Attributes) {
  return EditorView.contentAttributes.of({
    id,
    // the editable element also scrolls, so it must be focusable for assistive technology
    tabindex: '0',
    'aria-label': label,
    'aria-required': 'true',
    'aria-invalid': String(invalid),
    ...(describedBy && { 'aria-describedby': describedBy }),
  });
}

function faultsOf(text: string): readonly Diagnostic[] {
  const fault = text.trim() === '' ? undefined : jsonSyntaxError(text);
  if (!fault) return [];
  const from = Math.min(fault.offset, text.length);
  const to = Math.min(from + 1, text.length);
  return [{ from, to, severity: 'error', message: fault.reason }];
}
