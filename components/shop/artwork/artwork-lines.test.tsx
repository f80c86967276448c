import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { page as screen } from "vitest/browser";
import { orderExamples } from "@/lib/orders/read/examples";
import { PROOF_EXAMPLES } from "@/lib/artwork/proofs/examples";
import { orderSchema } from "@/lib/orders/schemas";
import { ARTWORK_EXAMPLES } from "@/lib/artwork/uploads/examples";
import { answer, firstOf, ok } from "@/e2e/component/shop";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { show } from "@/e2e/component/show";
import {
  forgetLogo,
  storeLogo,
  orderLogos,
  orderedLogo,
  readStoredLogo,
} from "@/lib/client/artwork/stored-logo";
import { ArtworkLines } from "./artwork-lines";

const LINE = firstOf(PROOF_EXAMPLES.listArtwork.answer);
const FINDING = { code: "fonts", severity: "error", page: 1, words: "A font is missing." } as const;

it("names each refused file and the reason", async () => {
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
  const refusal = screen.getByRole("listitem").filter({ hasText: /^Refused: old.pdf/ });
  await expect.element(refusal).toMatchTextContent(/Error: A font is missing\./);
});

it.each([
  [["act"], ["Approve Proof 1", "Ask for Changes", "Add a note to the picture"]],
  [["pay"], []],
] as const)(
  "shows a role that allows only %j its buttons and no others",
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

describe("a logo placed on the model of a style", () => {
  const order = orderSchema.parse(orderExamples.getOrder.answer);
  const box = firstOf(order.products);
  const style = "mailer-box";

  async function open(preflight: "ok" | "errors") {
    const line = { ...LINE, stage: "needs_artwork", model: null, artwork: null } as const;
    const { startArtwork, completeArtwork } = ARTWORK_EXAMPLES;
    const checked = {
      ...completeArtwork.answer,
      preflight: { state: preflight, findings: [FINDING] },
    };
    answer("GET /orders/{id}/artwork", { status: 200, body: [line] });
    answer("GET /orders/{id}/proofs", { status: 200, body: [] });
    answer("POST /artworks", ok(startArtwork.answer));
    answer("PUT /artworks/{id}/parts/{n}", ok(undefined));
    answer("POST /artworks/{id}/complete", ok(checked));
    const put = answer("POST /orders/{id}/lines/{line}/artwork", { status: 200, body: line });
    const products = [{ ...box, _id: LINE._id, style, product: { ...box.product, _id: null } }];
    await show(
      <ArtworkLines
        order={{ ...order, status: "Pending", products }}
        orderKey={undefined}
        reload={() => undefined}
      />,
      "/order/KLN-1",
    );
    return put;
  }

  const offered = () => screen.getByRole("button", { name: "Use the logo from the model" });

  const tried = { file: new File(["1"], "mark (Lid).svg"), words: "", print: null };
  beforeEach(() => storeLogo(style, tried));

  afterEach(async () => {
    await forgetLogo(style);
    await forgetLogo(orderedLogo(order._id, style));
  });

  it("is offered to an earlier order", async () => {
    const put = await open("ok");
    await expect.element(offered()).toBeVisible();
    expect(put).toEqual([]);
  });

  it("is uploaded to the order placed after it", async () => {
    await orderLogos(order._id, [style, style]);
    const put = await open("ok");
    await expect.poll(() => put.length).toBe(1);
    await expect.element(offered()).not.toBeInTheDocument();
    await expect.poll(() => readStoredLogo(orderedLogo(order._id, style))).toBeNull();
    expect(await readStoredLogo(style)).toBeNull();
  });

  it("is sent once if it cannot be printed, and then offered", async () => {
    await orderLogos(order._id, [style]);
    const put = await open("errors");
    await expect.element(screen.getByText("A font is missing.")).toBeVisible();
    await expect.element(offered()).toBeVisible();
    expect(put).toEqual([]);
    await expect.poll(() => readStoredLogo(style)).not.toBeNull();
    expect(await readStoredLogo(orderedLogo(order._id, style))).toBeNull();
  });
});

it("withdraws a file until it is answered", async () => {
  const line = { ...LINE, stage: "checking", model: null } as const;
  answer("GET /orders/{id}/artwork", { status: 200, body: [line] });
  answer("GET /orders/{id}/proofs", { status: 200, body: [] });
  const order = orderSchema.parse(orderExamples.getOrder.answer);
  await show(
    <ArtworkLines
      order={{ ...order, status: "Pending" }}
      orderKey="k3y"
      reload={() => undefined}
    />,
    "/order/KLN-1",
  );
  const requested = answer("DELETE /artworks/{id}", ok(undefined));
  await screen.getByRole("button", { name: /^Take back rao-foods-box\.pdf/ }).click();
  await expect.element(screen.getByText("File Taken Back")).toBeVisible();
  expect(requested).toMatchObject([{ query: { key: "k3y" } }]);
});

it("shows before an approval what is made, the quantity, and the open notes", async () => {
  await screen.viewport(390, 844);
  const example = firstOf(PROOF_EXAMPLES.listProofs.answer);
  const proof = { ...example, line: LINE._id, n: 1, state: "sent" as const };
  const line = { ...LINE, stage: "proof_sent", model: null } as const;
  answer("GET /orders/{id}/artwork", { status: 200, body: [line] });
  answer("GET /orders/{id}/proofs", { status: 200, body: [proof] });
  const order = orderSchema.parse(orderExamples.getOrder.answer);
  const box = firstOf(order.products);
  const spec = { size: "230 × 155 × 70 mm", material: "3-ply E flute", print: "2 colours" };
  const made = { ...box, _id: LINE._id, kind: "custom" as const, unit: "PCS" as const };
  await show(
    <ArtworkLines
      order={{ ...order, status: "Pending", products: [{ ...made, spec, quantity: 5000 }] }}
      orderKey={undefined}
      reload={() => undefined}
    />,
    "/order/KLN-1",
  );
  await screen.getByRole("button", { name: "Approve Proof 1" }).click();
  const dialog = screen.getByRole("dialog");
  for (const fact of [spec.size, spec.material, spec.print, "5,000 pieces"]) {
    await expect.element(dialog.getByText(fact, { exact: true })).toBeVisible();
  }
  expect(proof.pins.length).toBeGreaterThan(0);
  for (const { text } of proof.pins) {
    await expect.element(dialog.getByText(text)).toBeVisible();
  }
  await expectNoAxeViolations();
});
