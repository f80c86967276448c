import { expect, it } from "vitest";
import { page as screen } from "vitest/browser";
import { orderExamples } from "@/lib/orders/read/examples";
import { PROOF_EXAMPLES } from "@/lib/artwork/proofs/examples";
import { orderSchema } from "@/lib/orders/schemas";
import { answer, firstOf } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { forgetLogo, keepLogo } from "@/lib/client/artwork/kept-logo";
import { ArtworkLines } from "./artwork-lines";

const LINE = firstOf(PROOF_EXAMPLES.listArtwork.answer);
const FINDING = { code: "fonts", severity: "error", page: 1, words: "A font is missing." } as const;

it("says of what else was sent which file was refused, and why", async () => {
  const sent = { ...firstOf(LINE.files), findings: [], preflight: "not_checked" } as const;
  const refused = { ...sent, _id: LINE._id, name: "old.pdf", isSource: false };
  const files = [sent, { ...refused, preflight: "errors" as const, findings: [FINDING] }];
  answer("GET /orders/{id}/artwork", { status: 200, body: [{ ...LINE, files }] });
  answer("GET /orders/{id}/proofs", { status: 200, body: [] });
  const order = orderSchema.parse(orderExamples.getOrder.answer);
  await show(
    <ArtworkLines order={order} orderKey={undefined} reload={() => undefined} />,
    "/order/KLN-1",
  );
  await expect.element(screen.getByText(`Also sent: ${sent.name}`, { exact: true })).toBeVisible();
  await expect.element(screen.getByText("Refused: old.pdf. A font is missing.")).toBeVisible();
});

it.each([
  [["act"], ["Approve Proof 1", "Ask for Changes", "Add a note to the picture"]],
  [["pay"], []],
] as const)(
  "shows whose role allows %j no button that the server refuses",
  async (allowed, buttons) => {
    const proof = { ...firstOf(PROOF_EXAMPLES.listProofs.answer), line: LINE._id, pins: [] };
    const line = { ...LINE, stage: "proof_sent", model: null } as const;
    answer("GET /orders/{id}/artwork", { status: 200, body: [line] });
    answer("GET /orders/{id}/proofs", { status: 200, body: [{ ...proof, n: 1, state: "sent" }] });
    const order = orderSchema.parse(orderExamples.getOrder.answer);
    await show(
      <ArtworkLines
        order={{ ...order, status: "Pending", allowed: [...allowed] }}
        orderKey={undefined}
        reload={() => undefined}
      />,
      "/order/KLN-1",
    );
    await expect.element(screen.getByRole("link", { name: /^Download proof/ })).toBeVisible();
    for (const name of buttons) {
      await expect.element(screen.getByRole("button", { name, exact: true })).toBeVisible();
    }
    const answers = screen.getByRole("button", { name: /Approve|Changes|note|Send/ });
    const upload = screen.getByLabelText(/^Send .* artwork/);
    const isActor = buttons.length > 0;
    expect(answers.elements().length > 0).toBe(isActor);
    expect(upload.elements().length > 0).toBe(isActor);
  },
);

it("takes the logo that was tried on the model of a style for a box of it", async () => {
  answer("GET /orders/{id}/artwork", {
    status: 200,
    body: [{ ...LINE, stage: "needs_artwork", model: null, artwork: null }],
  });
  answer("GET /orders/{id}/proofs", { status: 200, body: [] });
  const order = orderSchema.parse(orderExamples.getOrder.answer);
  const box = firstOf(order.products);
  const products = [
    { ...box, _id: LINE._id, style: "mailer-box", product: { ...box.product, _id: null } },
  ];
  await keepLogo("mailer-box", new File(["<svg/>"], "mark (Lid).svg"));
  await show(
    <ArtworkLines
      order={{ ...order, status: "Pending", products }}
      orderKey={undefined}
      reload={() => undefined}
    />,
    "/order/KLN-1",
  );
  await expect
    .element(screen.getByRole("button", { name: "Use the logo from the model" }))
    .toBeVisible();
  await forgetLogo("mailer-box");
});
