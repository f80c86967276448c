/** Begins a sentence or a label with a capital: "plate 12" becomes "Plate 12". */
export const withCapital = (words: string): string =>
  words.charAt(0).toUpperCase() + words.slice(1);
