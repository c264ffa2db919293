import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { linter, lintGutter, type Diagnostic } from '@codemirror/lint';
import { Compartment, EditorState, type TransactionSpec } from '@codemirror/state';
import { EditorView, keymap, lineNumbers, placeholder } from '@codemirror/view';
import { colouredJson } from './colouredJson.ts';
import { jsonFault } from './jsonFault.ts';

/** How assistive technology knows the editor. */
export interface EditorAttributes {
  readonly id: string;
  readonly label: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
}

interface EditorParts {
  readonly parent: HTMLElement;
  readonly text: string;
  readonly attributes: EditorAttributes;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
}

const attributesPart = new Compartment();

/** An editor of JSON inside the parent, until it is destroyed. */
export function createEditor({ parent, text, attributes, onType, onLeave }: EditorParts): EditorView {
  return new EditorView({
    parent,
    doc: text,
    extensions: [
      lineNumbers(),
      lintGutter(),
      linter(({ state }) => faultsOf(state.doc.toString())),
      json(),
      colouredJson,
      history(),
      bracketMatching(),
      indentOnInput(),
      EditorState.tabSize.of(2),
      EditorView.lineWrapping,
      placeholder('Paste your menu as JSON, or insert the sample menu'),
      // the Tab key is not among these: it leaves the editor
      keymap.of([...defaultKeymap, ...historyKeymap]),
      attributesPart.of(contentAttributes(attributes)),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) onType(state.doc.toString());
      }),
      EditorView.domEventHandlers({ blur: onLeave }),
    ],
  });
}

export function attributesChange(attributes: EditorAttributes): TransactionSpec {
  return { effects: attributesPart.reconfigure(contentAttributes(attributes)) };
}

/** Puts another text in place of the whole; it can be undone. */
export function textChange({ doc }: EditorState, text: string): TransactionSpec {
  return { changes: { from: 0, to: doc.length, insert: text } };
}

function contentAttributes({ id, label, describedBy, invalid }: EditorAttributes) {
  return EditorView.contentAttributes.of({
    id,
    // what is edited is what scrolls, for assistive technology too
    tabindex: '0',
    'aria-label': label,
    'aria-required': 'true',
    'aria-invalid': String(invalid),
    ...(describedBy && { 'aria-describedby': describedBy }),
  });
}

function faultsOf(text: string): readonly Diagnostic[] {
  const fault = text.trim() === '' ? undefined : jsonFault(text);
  if (!fault) return [];
  const from = Math.min(fault.offset, text.length);
  const to = Math.min(from + 1, text.length);
  return [{ from, to, severity: 'error', message: fault.reason }];
}
