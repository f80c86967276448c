/** The axe rules that every page and component must pass: WCAG 2.2, level AA. */
export const WCAG_22_AA = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
