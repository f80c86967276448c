const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A text that may stand in markup, between elements and in quoted attributes. */
export const escapedMarkup = (text: string): string =>
  text.replace(/[&<>"']/g, (found) => ESCAPES[found] ?? found);
