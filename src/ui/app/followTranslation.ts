/**
 * Updates text that the browser has translated. Translation replaces a text node by `<font>` elements. React
 * then changes the removed node, so that without this, a button would keep its old label.
 * @returns a function that stops the updates
 */
export function followTranslation(): () => void {
  const translations = new WeakMap<Node, Element>();
  const changes = new MutationObserver((records) => {
    for (const { target } of records) {
      const translation = translations.get(target);
      if (translation && !target.isConnected) translation.textContent = target.nodeValue;
    }
  });
  const replacements = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const [removed] = removedNodes;
      if (!(removed instanceof Text)) continue;
      const translation = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
      if (!translation) continue;
      translations.set(removed, translation);
      changes.observe(removed, { characterData: true });
    }
  });
  replacements.observe(document.body, { childList: true, subtree: true });
  return () => {
    replacements.disconnect();
    changes.disconnect();
  };
}

const isTranslation = (node: Node | null): node is Element =>
  node instanceof Element && node.tagName === 'FONT';
