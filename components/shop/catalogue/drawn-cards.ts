import { createContext } from "react";

/** What stands for the cards of a list, as markup, where the server puts in drawn ones; a browser draws its own. */
export const DrawnCards = createContext<string | undefined>(undefined);
