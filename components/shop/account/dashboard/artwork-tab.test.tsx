import { expect, it } from "vitest";
import { page as browser } from "vitest/browser";
import { answer, page } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { PROOF_EXAMPLES } from "@/lib/artwork/proofs/examples";
import type { OwnLine } from "@/lib/artwork/proofs/schemas";
import { ArtworkTab } from "./artwork-tab";

it("asks for no artwork of an order that was dispatched without it", async () => {
  const [example] = PROOF_EXAMPLES.listOwnArtwork.answer;
  const line = (status: OwnLine["order"]["status"], _id: string) => ({
    ...example,
    _id,
    stage: "needs_artwork" as const,
    order: { ...example.order, status },
  });
  answer("GET /artwork", page([line("Shipped", "left"), line("Pending", "open")]));
  await show(<ArtworkTab />, "/dashboard?tab=artwork");
  const rows = browser.getByRole("row");
  await expect.element(rows.nth(1)).toMatchTextContent(/No longer needed/);
  await expect.element(rows.nth(2)).toMatchTextContent(/Waiting for your artwork/);
});
