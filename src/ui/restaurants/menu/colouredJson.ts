import { syntaxTree } from '@codemirror/language';
import { RangeSetBuilder } from '@codemirror/state';
import {
  Decoration,
  ViewPlugin,
  type DecorationSet,
  type EditorView,
  type ViewUpdate,
} from '@codemirror/view';

const mark = (kind: string) => Decoration.mark({ class: `json-${kind}` });

const marks: Readonly<Record<string, Decoration>> = {
  PropertyName: mark('name'),
  String: mark('text'),
  Number: mark('number'),
  True: mark('word'),
  False: mark('word'),
  Null: mark('word'),
};

/** Names, texts and numbers in colours of the theme; only those in view are looked at. */
export const colouredJson = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = decorationsOf(view);
    }

    update({ docChanged, viewportChanged, startState, state, view }: ViewUpdate) {
      if (docChanged || viewportChanged || syntaxTree(startState) !== syntaxTree(state)) {
        this.decorations = decorationsOf(view);
      }
    }
  },
  { decorations: ({ decorations }) => decorations },
);

function decorationsOf({ visibleRanges, state }: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  for (const { from, to } of visibleRanges) {
    syntaxTree(state).iterate({
      from,
      to,
      enter: ({ name, from: start, to: end }) => {
        const decoration = marks[name];
        if (decoration) builder.add(start, end, decoration);
      },
    });
  }
  return builder.finish();
}
