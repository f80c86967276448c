import { expect, it } from "vitest";
import { page as screen } from "vitest/browser";
import { answer, firstOf, ok } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { PROOF_EXAMPLES } from "@/lib/artwork/proofs/examples";
import { orderExamples } from "@/lib/orders/read/examples";
import type { OrderAnswer } from "@/lib/orders/schemas";
import { ProofsCard } from "./proofs-card";

it("says of a box without print that nothing is approved", async () => {
  const order = orderExamples.getOrder.answer as unknown as OrderAnswer;
  const line = firstOf(order.products);
  const size = { length: 230, width: 155, height: 70, inside: true };
  const made = { ...size, board: "e-kraft", print: "plain", finish: null, table: 1 };
  const plain = { ...firstOf(PROOF_EXAMPLES.listArtwork.answer), _id: line._id, artwork: null };
  answer("GET /orders/{id}/artwork", ok([{ ...plain, stage: "approved" as const }]));
  answer("GET /orders/{id}/proofs", ok([]));
  const boxes = { ...order, products: [{ ...line, made }] };
  await show(<ProofsCard order={boxes} renew={() => Promise.resolve()} />, "/admin");
  await expect.element(screen.getByText("It has no print, so")).toBeVisible();
  await expect.element(screen.getByText("earlier order")).not.toBeInTheDocument();
});
