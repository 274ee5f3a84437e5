/** The editor for HTML source: CodeMirror with what an article needs, in the site's dress. */
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { html } from "@codemirror/lang-html";
import { bracketMatching, HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { Compartment, EditorState } from "@codemirror/state";
import { drawSelection, EditorView, type KeyBinding, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";

/** An open editor. */
export interface SourceEditor {
  /** Shows another text; the same one leaves cursor and history alone. */
  readonly show: (text: string) => void;
  /** Lets nobody type, or again. */
  readonly freeze: (frozen: boolean) => void;
  readonly focus: () => void;
  readonly close: () => void;
}

interface SourceEditorOptions {
  readonly text: string;
  /** The field's name. */
  readonly label: string;
  /** The id of its hint. */
  readonly describedBy: string;
  readonly onChange: (text: string) => void;
}

/** Opens an editor inside an element. */
export function openSourceEditor(parent: HTMLElement, options: SourceEditorOptions): SourceEditor {
  const editable = new Compartment();
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: options.text,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        bracketMatching(),
        html(),
        syntaxHighlighting(colours),
        dress,
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({
          "aria-label": options.label,
          "aria-describedby": options.describedBy,
          spellcheck: "true",
          // Editable text takes the focus anyway; this says so to tools that ask for it.
          tabindex: "0",
        }),
        keymap.of([...markupKeys, ...defaultKeymap, ...historyKeymap]),
        editable.of([]),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) options.onChange(update.state.doc.toString());
        }),
      ],
    }),
  });
  return {
    show(text) {
      const now = view.state.doc.toString();
      if (now !== text) view.dispatch({ changes: { from: 0, to: now.length, insert: text } });
    },
    freeze: (frozen) =>
      view.dispatch({ effects: editable.reconfigure(frozen ? EditorState.readOnly.of(true) : []) }),
    focus: () => view.focus(),
    close: () => view.destroy(),
  };
}

/** Puts the selection between two pieces of markup, which stay outside of it. */
function wrap(before: string, after: string) {
  return (view: EditorView): boolean => {
    const { from, to } = view.state.selection.main;
    view.dispatch({
      changes: [
        { from, insert: before },
        { from: to, insert: after },
      ],
      selection: { anchor: from + before.length, head: to + before.length },
      userEvent: "input",
    });
    return true;
  };
}

/** A link around the selection, with the cursor where the address goes. */
function link(view: EditorView): boolean {
  const { from, to } = view.state.selection.main;
  view.dispatch({
    changes: [
      { from, insert: '<a href="">' },
      { from: to, insert: "</a>" },
    ],
    selection: { anchor: from + '<a href="'.length },
    userEvent: "input",
  });
  return true;
}

const markupKeys: readonly KeyBinding[] = [
  { key: "Mod-b", run: wrap("<strong>", "</strong>") },
  { key: "Mod-i", run: wrap("<em>", "</em>") },
  { key: "Mod-k", run: link },
];

const colours = HighlightStyle.define([
  { tag: [tags.tagName, tags.angleBracket], color: "var(--teal)" },
  { tag: tags.attributeName, color: "var(--amber)" },
  { tag: [tags.attributeValue, tags.comment], color: "var(--muted)" },
  { tag: tags.invalid, color: "var(--loss)", textDecoration: "underline wavy" },
]);

const dress = EditorView.theme({
  "&": { height: "100%", backgroundColor: "var(--raised)", color: "var(--ink)", fontSize: "0.875rem" },
  // The frame around it shows the focus.
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "var(--font-mono)", lineHeight: "1.6" },
  ".cm-content": { caretColor: "var(--ink)", padding: "0.75rem 0" },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  ".cm-gutters": { backgroundColor: "var(--raised)", color: "var(--muted)", border: "none" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    backgroundColor: "color-mix(in srgb, var(--ember) 22%, transparent)",
  },
});
