import type { SiteContent } from "./blocks";
import type { Claims } from "./phrases";
import { spoken, spokenFigure } from "./quotes";

export interface Reason {
  /** Empty: none; null: the leaf stands there. */
  figure: string | null;
  title: string;
  text: string;
}

/** Why businesses stay: without the reasons whose titles would quote what the shop does not promise. */
export function reasonsOf({ items }: SiteContent["whyChooseUs"], claims: Claims): Reason[] {
  return items
    .map(({ figure, title, text }) => ({
      figure: figure === "" ? null : spokenFigure(figure, claims),
      title: spoken(title, claims),
      text: spoken(text, claims),
    }))
    .filter(({ title }) => title !== "");
}
