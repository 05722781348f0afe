import type { Page } from "@playwright/test";

/**
 * Translates a page like a browser: wraps each string in two elements, also strings that change later. The words stay, so that
 * tests can read them.
 */
export const translatePage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const isText = (node: Node): boolean =>
      /\S/.test(node.nodeValue ?? "") &&
      !node.parentElement?.closest("font, script, style, textarea, option, noscript, title, [translate=no]");
    const translate = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) if (isText(walker.currentNode)) texts.push(walker.currentNode);
      for (const text of texts) {
        const [outer, inner] = [document.createElement("font"), document.createElement("font")];
        inner.textContent = text.nodeValue;
        outer.append(inner);
        (text as Text).replaceWith(outer);
      }
    };
    new MutationObserver(() => translate(document.body)).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    document.documentElement.lang = "ta";
    translate(document.body);
  });
