import type { MarkdownRenderer } from 'vitepress';

/** Has diagrams drawn: a fence of the language `mermaid` is shown by the component of the theme. */
export function mermaidFences(markdown: MarkdownRenderer): void {
  const { rules } = markdown.renderer;
  const asCode = rules.fence;
  rules.fence = (tokens, index, options, env, self) => {
    const token = tokens[index];
    if (token?.info.trim() === 'mermaid') {
      return `<Diagram source="${encodeURIComponent(token.content)}" />`;
    }
    return asCode?.(tokens, index, options, env, self) ?? '';
  };
}
