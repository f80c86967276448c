import { createContext } from "react";
import type { ProductSummary } from "@/lib/catalogue/schemas";

/** Cards that the server has drawn before, as markup; a browser has none and draws its own. */
export const DrawnCards = createContext<ReadonlyMap<ProductSummary, string>>(new Map());
