import { paths } from "@/lib/base/paths";
import type { StyleId } from "@/lib/pricing/size-spec";
import type { ModelKind, ModelPlan } from "../model/model-plan";
import type { Style } from "./schemas";
import { readAddress } from "./read-address";
import { formatAddress } from "./size-link";

const STYLE_OF: Partial<Record<ModelKind, StyleId>> = {
  mailer: "mailer-box",
  pizza: "pizza-box",
  carton: "shipping-carton",
  tuck: "tuck-end-box",
  bag: "paper-bag",
};

/** The page where the style of a product is made in another size, beginning with its own; null where none is made. */
export function anotherSizeAddress(
  { kind, measures, said }: Pick<ModelPlan, "kind" | "measures" | "said">,
  styles: readonly Style[],
): string | null {
  const style = styles.find(({ _id }) => _id === STYLE_OF[kind]);
  if (!style) return null;
  const [l, w, h] = measures.map(String);
  const inside = /\binside|\binner/i.test(said) ? "1" : "0";
  const requested = readAddress(style, { l, w, h, inside });
  return `${paths.customStyle(style._id)}?${formatAddress(requested)}`;
}
