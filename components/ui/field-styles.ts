/** The one look of everything that is typed into or chosen from (app/components.css). */
export const fieldStyles = "field";
