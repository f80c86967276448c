const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes text for markup, between elements and in quoted attributes. */
export const escapedMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (found) => ESCAPES[found] ?? found);
