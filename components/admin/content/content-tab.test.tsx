import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { contentAdminExamples } from "@/lib/shop/content/examples";
import { ADMIN_CATEGORY } from "@/lib/catalogue/lists/example-product";
import { DEFAULT_CONTENT } from "@/lib/shop/content/defaults";
import type { ContentStates } from "@/lib/shop/content/schemas";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { answer, answerLate, INTERNAL, ok } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { TranslationLanguages } from "../shared/translation-fields";
import { ContentTab } from "./content-tab";

const STATES = contentAdminExamples.listContent.answer as ContentStates;

const button = (name: string) => page.getByRole("button", { name, exact: true });
const label = (name: string) => page.getByLabelText(name, { exact: true });

async function open(title: string, states: ContentStates = STATES): Promise<void> {
  answer("GET /admin/content", ok(states));
  answer("GET /admin/categories", ok([ADMIN_CATEGORY]));
  await show(<ContentTab />);
  await button(`Edit ${title}`).click();
}

it("publishes the edited text, and closes", async () => {
  await open("What we promise");
  const live = { ...DEFAULT_CONTENT.claims, clients: "" };
  const requested = answer("PUT /admin/content/{block}", () =>
    ok({ ...STATES, claims: { live, draft: null, isDefault: false } }),
  );
  await label("Clients").fill("");
  await expectNoAxeViolations();
  await button("Publish").click();
  await expect.element(page.getByText("Your own")).toBeVisible();
  expect(requested[0]?.body).toEqual({
    content: live,
    contentRead: DEFAULT_CONTENT.claims,
    publish: true,
  });
  await expect.element(button("Publish")).not.toBeInTheDocument();
});

it("saves a draft beside the published text, with a preview, and discards it", async () => {
  await open("Sections of the landing page");
  const draft = { ...DEFAULT_CONTENT.sections, trades: false };
  const drafted = {
    ...STATES,
    sections: { live: DEFAULT_CONTENT.sections, draft, isDefault: true },
  };
  const requested = answer("PUT /admin/content/{block}", ok(drafted));
  await page.getByRole("switch", { name: "Shop by Trade" }).click();
  await button("Save Draft").click();
  await expect.element(page.getByRole("link", { name: /^Preview Draft/ })).toBeVisible();
  expect(requested[0]?.body).toEqual({
    content: draft,
    contentRead: DEFAULT_CONTENT.sections,
    publish: false,
  });
  answer("DELETE /admin/content/{block}/draft", ok(STATES));
  await button("Discard Draft").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard Draft" }).click();
  await expect.element(page.getByText("Draft", { exact: true })).not.toBeInTheDocument();
});

it("asks before closing a form with unsaved changes", async () => {
  await open("What we promise");
  await button("Close").click();
  await expect.element(button("Publish")).not.toBeInTheDocument();
  await button("Edit What we promise").click();
  await label("Clients").fill("900+");
  await button("Close").click();
  await expectNoAxeViolations();
  await button("Keep Writing").click();
  await expect.element(label("Clients")).toHaveValue("900+");
  await button("Close").click();
  await button("Close Without Saving").click();
  await expect.element(button("Publish")).not.toBeInTheDocument();
});

it("keeps input while a draft is being saved, and marks it as unsaved", async () => {
  await open("What we promise");
  const draft = { ...DEFAULT_CONTENT.claims, clients: "900+" };
  const saved = { ...STATES, claims: { live: DEFAULT_CONTENT.claims, draft, isDefault: true } };
  const late = answerLate("PUT /admin/content/{block}", ok(saved));
  await label("Clients").fill("900+");
  await button("Save Draft").click();
  await expect.poll(() => late.asked.length).toBe(1);
  await label("States with clients").fill("30");
  late.release();
  await expect.element(page.getByText("Draft Saved")).toBeVisible();
  await expect.element(label("States with clients")).toHaveValue("30");
  await button("Close").click();
  await expect.element(button("Keep Writing")).toBeVisible();
});

it("reports another user's change, and overwrites it only on a second save", async () => {
  await page.viewport(390, 600);
  await open("What we promise");
  const theirs = { ...DEFAULT_CONTENT.claims, clients: "700+" };
  const states = { ...STATES, claims: { live: theirs, draft: null, isDefault: false } };
  answer("PUT /admin/content/{block}", {
    status: 409,
    body: { code: "edit_conflict", message: "Somebody else changed this part.", states },
  } as never);
  await label("Clients").fill("900+");
  await button("Publish").click();
  const notice = page.getByRole("alert");
  await expect.element(notice).toMatchTextContent("Somebody else changed this part meanwhile");
  await expect.element(notice).toBeInViewport();
  await expect.element(label("Clients")).toHaveValue("900+");
  await expectNoAxeViolations();
  const requested = answer("PUT /admin/content/{block}", INTERNAL);
  await button("Publish").click();
  await expect.poll(() => requested).toMatchObject([{ body: { contentRead: theirs } }]);
  await button("Use the Saved Version").click();
  await expect.element(label("Clients")).toHaveValue("700+");
  await expect.element(notice).not.toBeInTheDocument();
});

it("reports an error at its field, and sends nothing", async () => {
  await open("Announcement");
  await page.getByRole("switch", { name: "Show the announcement" }).click();
  await button("Publish").click();
  await expect.element(page.getByText("Please fill in the Text field.")).toBeVisible();
});

it("asks for Hindi texts beside the English ones, if the shop's pages are in Hindi", async () => {
  answer("GET /admin/content", ok(STATES));
  answer("GET /admin/categories", ok([ADMIN_CATEGORY]));
  await show(
    <TranslationLanguages languages={["hi"]}>
      <ContentTab />
    </TranslationLanguages>,
  );
  await button("Edit First screen").click();
  await label("Heading in Hindi").fill("अच्छी पैकेजिंग");
  await button("Back to the Default").click();
  await expect.element(label("Heading in Hindi")).toHaveValue("");
  await button("Close").click();
  await button("Close Without Saving").click();
  await button("Edit Shop by Trade").click();
  const requested = answer("PUT /admin/content/{block}", ok(STATES));
  const first = page.getByRole("group", { name: "trade 1", exact: true });
  await expect.element(first.getByText(/^Missing: 2 texts\./)).toBeVisible();
  await first.getByLabelText("Trade in Hindi").fill("कैफ़े");
  await expect.element(first.getByText(/^Missing: 1 text\./)).toBeVisible();
  await expectNoAxeViolations();
  await button("Publish").click();
  await expect.poll(() => requested.length).toBe(1);
  const [cafe, ...others] = DEFAULT_CONTENT.trades.items;
  const translations = { hi: { name: "कैफ़े" } };
  expect(requested[0]?.body).toMatchObject({
    content: { items: [{ ...cafe, translations }, ...others] },
  });
});

it("explains the placeholders in braces", async () => {
  await open("First screen");
  await label("Heading").fill("Boxes at {price}");
  await button("Save Draft").click();
  await expect.element(page.getByText(/\{price\} stands for nothing/)).toBeVisible();
  await expect.element(label("Heading")).toHaveValue("Boxes at {price}");
  await expectNoAxeViolations();
});

it("edits trades and reasons in place", async () => {
  await open("Shop by Trade");
  const requested = answer("PUT /admin/content/{block}", ok(STATES));
  for (let left = 4; left > 0; left -= 1) await button("Remove trade 1").click();
  await button("Add trade").click();
  await label("Trade").fill("Florists");
  await label("Drawing").selectOptions("Plant");
  await button("Publish").click();
  await expect.element(page.getByText("Published")).toBeVisible();
  const items = [{ name: "Florists", goods: "", icon: "plant", category: "" }];
  expect(requested[0]?.body).toMatchObject({ content: { items }, publish: true });
  await button("Edit Why businesses stay").click();
  await button("Move reason 4 up").click();
  await button("Publish").click();
  await expect.element(button("Edit Why businesses stay")).toBeVisible();
  const body = requested[1]?.body as { content: { items: { title: string }[] } } | undefined;
  expect(body?.content.items.map(({ title }) => title).slice(2)).toEqual([
    "Paper first",
    "A price on every page",
  ]);
});

it("keeps the focus on the button that moves an item, so that it can be moved again", async () => {
  await open("Testimonials");
  await button("Move testimonial 1 down").click();
  await expect.element(button("Move testimonial 2 down")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(button("Move testimonial 3 down")).toHaveFocus();
  await button("Move testimonial 3 up").click();
  await expect.element(button("Move testimonial 2 up")).toHaveFocus();
});

it("adds, reorders and removes testimonials, and restores the default", async () => {
  await open("Testimonials");
  const names = () =>
    page
      .getByLabelText("Name", { exact: true })
      .elements()
      .map((input) => (input as HTMLInputElement).value);
  await button("Move testimonial 2 up").click();
  expect(names().slice(0, 2)).toEqual(["Harpreet Singh Gill", "Ananya Krishnan"]);
  await button("Remove testimonial 1").click();
  await button("Add testimonial").click();
  expect(names()).toHaveLength(6);
  expect(names()[5]).toBe("");
  await button("Back to the Default").click();
  expect(names()).toEqual(DEFAULT_CONTENT.testimonials.items.map(({ name }) => name));
  await expect.element(page.getByText("The site shows it once you publish it.")).toBeVisible();
  await expectNoAxeViolations();
});
