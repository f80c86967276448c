import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { paths } from "@/lib/base/paths";
import { type SettingsSection, staffPaths } from "@/lib/base/staff-paths";
import { dialog } from "../account";
import { givenSignedInAdmin } from "../admin";
import {
  expect,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  expectSoundBesides,
  expectSoundOnScreen,
  followSystemTheme,
  test,
} from "../fixtures";
import { givenProduct, inTurn } from "../shop";
import { field, toast } from "../shopper";

const save = (page: Page, description: string): Locator =>
  page.getByRole("button", { name: `Save ${description}` });
const group = (page: Page, description: string): Locator =>
  page.getByRole("group", { name: description });

async function openSection(page: Page, section: SettingsSection): Promise<void> {
  await givenSignedInAdmin(page);
  await page.goto(staffPaths.settings(section));
  await expect(page.getByRole("button", { name: /^Save / }).first()).toBeVisible();
}

/** Saves and waits for the response; the site has changed by then. */
async function saved(page: Page, description: string): Promise<void> {
  const answer = page.waitForResponse((response) => response.request().method() === "PUT");
  await save(page, description).click();
  expect((await answer).status()).toBe(200);
}

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: "#1c3f2f" } })
    .png()
    .toBuffer();

async function upload(page: Page, description: string, name: string, buffer: Buffer) {
  const mimeType = name.endsWith(".svg") ? "image/svg+xml" : "image/png";
  await page.getByLabel(`Upload ${description}`).setInputFiles({ name, mimeType, buffer });
}

test("a text is saved by Enter, and stands on the next page that anybody opens", async ({
  page,
  context,
}) => {
  await inTurn("footerCredits", async () => {
    await openSection(page, "shop");
    const credits = field(page, "footerCredits");
    const before = await credits.inputValue();
    const after = `Folded by hand in Gurugram ${randomUUID()}`;
    await expect(save(page, "Footer credits")).toBeDisabled();
    await credits.fill(after);
    await expect(save(page, "Footer credits")).toBeEnabled();
    await credits.fill(before);
    await expect(save(page, "Footer credits")).toBeDisabled();

    await credits.fill(`  ${after} `);
    await credits.press("Enter");
    await expect(toast(page, "Footer credits updated successfully")).toBeVisible();
    await expect(credits).toHaveValue(after);
    await expect(save(page, "Footer credits")).toBeDisabled();
    const visitor = await context.newPage();
    const visitorsRead = async (credits: string) => {
      for (const address of ["/terms-of-service", "/products?q=box"]) {
        await visitor.goto(address);
        await expect(visitor.getByRole("contentinfo")).toContainText(credits);
      }
    };
    await visitorsRead(after);

    await credits.fill(before);
    await saved(page, "Footer credits");
    await visitorsRead(before);
  });
});

test("a logo is uploaded, shown by the site, and taken away again", async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/status of 415/);
  await inTurn("logoImageUrl", async () => {
    await openSection(page, "shop");
    await upload(page, "Logo image", "logo.svg", Buffer.from("<svg onload='alert(1)'/>"));
    await expect(toast(page, "Error")).toContainText("is an SVG drawing");
    await expect(page.getByRole("main").getByRole("alert")).toContainText("is an SVG drawing");

    await upload(page, "Logo image", "logo.png", await png(480, 120));
    await expect(toast(page, "Logo image updated successfully")).toBeVisible();
    await expect(field(page, "logoImageUrl")).toHaveValue(/^\/media\/[0-9a-f]{24}\.webp$/);
    const visitor = await context.newPage();
    await visitor.goto("/terms-of-service");
    const logo = visitor.getByRole("banner").getByRole("img", { name: "KLN Packaging" });
    await expect(logo).toHaveAttribute("src", /^\/media\//);
    await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(360);
    problems.allow(/ERR_FAILED/);
    await visitor.route(/\/media\/[0-9a-f]{24}/, (route) => route.abort());
    await visitor.reload();
    await expect(visitor.getByRole("banner").getByText("KLN Packaging")).toBeVisible();
    await visitor.unroute(/\/media\/[0-9a-f]{24}/);

    await page.getByRole("button", { name: "Remove Logo image" }).click();
    await saved(page, "Logo image");
    await expect(page.getByText("Now: the default logo.")).toBeVisible();
    await visitor.reload();
    await expect(logo).toHaveCount(0);
  });
});

test("a favicon has to be square", async ({ page, context, problems }) => {
  problems.allow(/status of 400/);
  await inTurn("faviconUrl", async () => {
    await openSection(page, "shop");
    await upload(page, "Favicon", "wide.png", await png(64, 32));
    await expect(page.getByRole("main").getByRole("alert")).toContainText("64 × 32 pixels");
    await upload(page, "Favicon", "icon.png", await png(64, 64));
    await expect(toast(page, "Favicon updated successfully")).toBeVisible();
    const visitor = await context.newPage();
    await visitor.goto("/terms-of-service");
    await expect(visitor.locator('link[rel="icon"]')).toHaveAttribute("href", /^\/media\//);
    await page.getByRole("button", { name: "Remove Favicon" }).click();
    await saved(page, "Favicon");
    await expect(page.getByText("Now: the default icon.")).toBeVisible();
  });
});

test("states are ticked, and leaving with unsaved changes asks", async ({ page }) => {
  await openSection(page, "delivery");
  const states = group(page, "States we ship to");
  const kerala = states.getByRole("checkbox", { name: "Kerala" });
  await kerala.check();
  await states.getByRole("checkbox", { name: "Haryana" }).uncheck();
  await expect(save(page, "States we ship to")).toBeEnabled();

  const users = page
    .getByRole("navigation", { name: "Admin" })
    .getByRole("link", { name: "Users" });
  await users.click();
  await expect(dialog(page)).toContainText("Leave without saving?");
  await dialog(page).getByRole("button", { name: "Stay" }).click();
  await expect(kerala).toBeChecked();
  await users.click();
  await dialog(page).getByRole("button", { name: "Leave" }).click();
  await page.waitForURL("/admin?tab=users");
});

test("the browser’s way back asks, too", async ({ page }) => {
  await openSection(page, "contact");
  const users = page
    .getByRole("navigation", { name: "Admin" })
    .getByRole("link", { name: "Users" });
  await users.click();
  await page.waitForURL("/admin?tab=users");
  await page
    .getByRole("navigation", { name: "Admin" })
    .getByRole("link", { name: "Settings" })
    .click();
  await page
    .getByRole("navigation", { name: "Sections of the settings" })
    .getByRole("link", { name: "Contact" })
    .click();
  await field(page, "contactPhone").fill("+91 1");
  await page.evaluate(() => history.back());
  await expect(dialog(page)).toContainText("Leave without saving?");
  await expect(page).toHaveURL("/admin?tab=settings&section=contact");
  await dialog(page).getByRole("button", { name: "Leave" }).click();
  await page.waitForURL("/admin?tab=settings");
});

test(
  "a section is opened, and the bar below it saves what changed or discards it",
  { tag: "@narrow" },
  async ({ page }) => {
    await inTurn("unprovenStockShare", async () => {
      await openSection(page, "shop");
      const sections = page.getByRole("navigation", { name: "Sections of the settings" });
      await sections.getByRole("link", { name: "Unconfirmed orders" }).click();
      await expect(page).toHaveURL("/admin?tab=settings&section=orders");
      const bar = page.getByRole("region", { name: "Unsaved changes" });
      const [share, perHour] = [
        field(page, "unprovenStockShare"),
        field(page, "unprovenOrdersPerHour"),
      ];
      const before = [await share.inputValue(), await perHour.inputValue()] as const;
      await share.fill("41");
      await perHour.fill("many");
      await expect(bar).toContainText("2 changes");
      await expect(bar).toBeInViewport();
      await bar.getByRole("button", { name: "Save Changes" }).click();
      await expect(page.getByRole("main").getByRole("alert")).toContainText("whole number");
      await expect(perHour).toBeFocused();
      await expect(share).toHaveValue("41");
      await expectNoAxeViolations(page);
      await expectNoSidewaysScroll(page);

      await bar.getByRole("button", { name: "Discard" }).click();
      await expect(bar).toHaveCount(0);
      await expect(share).toHaveValue(before[0]);
      await expect(perHour).toHaveValue(before[1]);
    });
  },
);

test("what the bar saved stands after a reload", async ({ page }) => {
  await inTurn("backupsKept", async () => {
    await openSection(page, "backups");
    const [at, kept] = [field(page, "backupAt"), field(page, "backupsKept")];
    const before = [await at.inputValue(), await kept.inputValue()] as const;
    const save = async (values: readonly [string, string]) => {
      await at.fill(values[0]);
      await kept.fill(values[1]);
      await page.getByRole("button", { name: "Save Changes" }).click();
      await expect(page.getByRole("region", { name: "Unsaved changes" })).toHaveCount(0);
      await page.reload();
      await expect(at).toHaveValue(values[0]);
      await expect(kept).toHaveValue(values[1]);
    };
    await save(["04:10", "9"]);
    await save(before);
  });
});

test(
  "a WhatsApp number offers a chat about the product and on the contact section",
  { tag: "@narrow" },
  async ({ page, context }) => {
    await inTurn("whatsappNumber", async () => {
      const product = await givenProduct(20_000, 50);
      await openSection(page, "contact");
      const visitor = await context.newPage();
      const chat = visitor.getByRole("link", { name: /WhatsApp|Write to us/ });
      await visitor.goto(paths.product(product._id));
      await expect(visitor.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(chat).toHaveCount(0);

      await field(page, "whatsappNumber").fill("98765 43210");
      await save(page, "WhatsApp number").click();
      await expect(page.getByRole("main").getByRole("alert")).toContainText("Begin with +");
      await field(page, "whatsappNumber").fill("+91 98765-43210");
      await saved(page, "WhatsApp number");
      await expect(field(page, "whatsappNumber")).toHaveValue("+919876543210");

      await visitor.reload();
      const href = new URL((await chat.getAttribute("href")) ?? "");
      expect(href.origin + href.pathname).toBe("https://wa.me/919876543210");
      expect(href.searchParams.get("text")).toBe(
        `${product.name}, ${new URL(visitor.url()).href}: `,
      );
      await expectNoAxeViolations(visitor);
      for (const address of ["/", paths.quote()]) {
        await visitor.goto(address);
        await expect(chat).toHaveAttribute("href", /^https:\/\/wa\.me\/919876543210\?text=/);
      }

      await field(page, "whatsappNumber").fill("");
      await saved(page, "WhatsApp number");
      await visitor.goto(paths.product(product._id));
      await expect(visitor.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(chat).toHaveCount(0);
    });
  },
);

test("sections are sound in both themes", { tag: "@narrow" }, async ({ page }) => {
  test.slow();
  await followSystemTheme(page);
  await openSection(page, "shop");
  for (const section of ["hours", "delivery", "rates", "payments"] as const) {
    await page.goto(staffPaths.settings(section));
    await expect(page.getByRole("button", { name: /^Save / }).first()).toBeVisible();
    await expectSoundBesides(page);
  }
  await page.goto(staffPaths.settings("tax"));
  await field(page, "taxPercent").fill("a lot");
  await save(page, "Tax percent").click();
  await expect(page.getByRole("alert").filter({ hasText: "percent" })).toBeVisible();
  await expectSoundOnScreen(page);
});
