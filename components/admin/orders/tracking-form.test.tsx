import { expect, it, vi } from "vitest";
import { page as screen } from "vitest/browser";
import { carriersAdminExamples } from "@/lib/shop/carriers/examples";
import { answer, ok } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { TrackingForm } from "./tracking-form";

const DELHIVERY = "https://www.delhivery.com/track-v2/package/";
const link = () => screen.getByLabelText("Tracking Link");
const submit = vi.fn(() => Promise.resolve(undefined));

async function showForm(tracking: { carrier: string; number: string; url: string } | null) {
  answer("GET /admin/carriers", ok(carriersAdminExamples.listCarriers.answer));
  const texts = { title: "Tracking details", description: "Of one order.", submit: "Ship" };
  await show(
    <TrackingForm {...texts} tracking={tracking} onSubmit={submit} onClose={() => undefined} />,
    "/admin/orders",
  );
}

it("fills in the link of a known carrier", async () => {
  await showForm(null);
  await screen.getByLabelText("Carrier").fill("delhivery");
  await screen.getByLabelText("Tracking Number").fill("DL 42");
  await expect.element(link()).toHaveValue(`${DELHIVERY}DL%2042`);
  await screen.getByRole("button", { name: "Ship" }).click();
  const sent = { carrier: "delhivery", number: "DL 42", url: `${DELHIVERY}DL%2042` };
  await expect.poll(() => submit).toHaveBeenLastCalledWith(sent);
});

it("updates the link for another number, but keeps an edited one", async () => {
  await showForm({ carrier: "Delhivery", number: "D-1", url: `${DELHIVERY}D-1` });
  await screen.getByLabelText("Tracking Number").fill("D-2");
  await expect.element(link()).toHaveValue(`${DELHIVERY}D-2`);
  await link().fill("https://track.example/D-2");
  await screen.getByLabelText("Tracking Number").fill("D-3");
  await expect.element(link()).toHaveValue("https://track.example/D-2");
});
