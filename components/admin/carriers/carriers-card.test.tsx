import { describe, expect, it } from "vitest";
import { page as screen } from "vitest/browser";
import { carriersAdminExamples } from "@/lib/shop/carriers/examples";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, firstOf, ok } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { CarriersCard } from "./carriers-card";

const KNOWN = carriersAdminExamples.listCarriers.answer;
const link = (row: number) => screen.getByLabelText(`Tracking link of carrier ${row}`);
const save = () => screen.getByRole("button", { name: "Save carriers" });

async function showCard() {
  answer("GET /admin/carriers", ok(KNOWN));
  await show(<CarriersCard />, "/admin?tab=settings");
  await expect.element(link(1)).toHaveValue(firstOf(KNOWN).trackingLink);
}

it("adds a carrier, and shows the list as the server returns it", async () => {
  await showCard();
  await screen.getByRole("button", { name: "Add carrier" }).click();
  await screen.getByLabelText("Name of carrier 3").fill("Gati");
  await link(3).fill("https://gati.example/{number}");
  const gati = { name: "Gati", trackingLink: "https://gati.example/{number}" };
  const requested = answer("PUT /admin/carriers", ok([...KNOWN, gati]));
  await save().click();
  await expect.element(screen.getByText("Carriers saved")).toBeVisible();
  expect(requested).toMatchObject([{ body: { carriers: [...KNOWN, gati], carriersRead: KNOWN } }]);
  await expect.element(link(3)).toHaveValue(gati.trackingLink);
  await expectNoAxeViolations();
});

it.each([
  ["http://delhivery.example/{number}", "begins with https://"],
  ["https://{number}.example/", "behind the name of the site"],
  ["https://delhivery.example/{awb}", "Write {number} where"],
])("rejects %s at its row and sends nothing", async (typed, why) => {
  await showCard();
  await link(1).fill(typed);
  await save().click();
  await expect.element(screen.getByRole("alert")).toMatchTextContent(why);
});

it("removes a carrier", async () => {
  await showCard();
  await screen.getByRole("button", { name: "Remove carrier 1" }).click();
  const requested = answer("PUT /admin/carriers", ok(KNOWN.slice(1)));
  await save().click();
  await expect.element(screen.getByText("Carriers saved")).toBeVisible();
  expect(requested).toMatchObject([{ body: { carriers: KNOWN.slice(1) } }]);
});

describe("a list that another user changed meanwhile", () => {
  const OTHERS = [{ name: "Gati", trackingLink: "https://gati.example/{number}" }];

  async function refused() {
    await showCard();
    await link(1).fill("https://mine.example/{number}");
    const stale = { code: "edit_conflict", message: "Changed.", carriers: OTHERS } as const;
    answer("PUT /admin/carriers", { status: 409, body: stale });
    await save().click();
    const notice = screen.getByRole("alert");
    await expect.element(notice).toMatchTextContent("Gati: https://gati.example/{number}");
    await expect.element(link(1)).toHaveValue("https://mine.example/{number}");
  }

  it("is shown beside the input, which the next save puts in its place", async () => {
    await refused();
    await expectNoAxeViolations();
    const requested = answer("PUT /admin/carriers", ok(KNOWN));
    await save().click();
    await expect.element(screen.getByText("Carriers saved")).toBeVisible();
    expect(requested).toMatchObject([{ body: { carriersRead: OTHERS } }]);
    await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
  });

  it("is loaded on request", async () => {
    await refused();
    await screen.getByRole("button", { name: "Use the saved carriers" }).click();
    await expect.element(screen.getByLabelText("Name of carrier 1")).toHaveValue("Gati");
    await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
  });
});
