import type { MarkdownRenderer } from 'vitepress';

/** Renders `mermaid` code fences with the theme's component. */
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
