import { readFile } from "node:fs/promises";
import type { BrowserContextOptions, Browser, Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { mailAbout } from "./shop";

/** Users at a screen whose presses are counted: a press is a click or focusing a field; typing does not count. */

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 800 };

interface SentFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export class Person {
  presses = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(what: Locator): Promise<void> {
    this.presses += 1;
    await what.click();
  }

  async enter(what: Locator, text: string): Promise<void> {
    this.presses += 1;
    await what.fill(text);
  }

  type(name: string, text: string): Promise<void> {
    return this.enter(this.field(name), text);
  }

  async choose(name: string, label: string): Promise<void> {
    this.presses += 1;
    await this.field(name).selectOption({ label });
  }

  async attach(label: string, file: SentFile): Promise<void> {
    this.presses += 1;
    await this.page.getByLabel(label).setInputFiles(file);
  }

  /** Downloads the file behind a link. */
  async take(link: string | RegExp): Promise<Buffer> {
    const download = this.page.waitForEvent("download");
    await this.press(this.link(link));
    return readFile(await (await download).path());
  }

  search(text: string): Promise<void> {
    return this.enter(this.page.getByRole("searchbox", { name: "Search products" }), text);
  }

  /** Presses the button of an email whose URL matches. */
  async followMail(email: string, subject: string, button: RegExp): Promise<void> {
    const { text = "" } = await mailAbout(email, subject);
    const address = text.match(/https?:\/\/\S+/g)?.find((found) => button.test(found));
    expect(address, `${button} in the mail "${subject}"`).toBeDefined();
    const { pathname, search, hash } = new URL(address ?? "");
    this.presses += 1;
    // An email opens its page again, even one that is open.
    await this.page.goto("/robots.txt");
    await this.page.goto(pathname + search + hash);
  }

  /** Opens a part by a visible link, or else by the menu. */
  async goTo(part: string): Promise<void> {
    const link = this.page
      .getByRole("navigation")
      .getByRole("link", { name: new RegExp(`^${part}`) })
      .filter({ visible: true });
    const menu = this.page.getByRole("button", { name: "Menu", exact: true });
    // Parts that the shop does not use yet.
    const more = this.page.getByRole("navigation").locator("summary", { hasText: "More" });
    const isLinked = async () => (await link.count()) > 0;
    await expect(link.or(menu).or(more).filter({ visible: true }).first()).toBeVisible();
    if (!(await isLinked()) && (await menu.isVisible())) {
      await this.press(menu);
      await expect(link.or(more).filter({ visible: true }).first()).toBeVisible();
    }
    if (!(await isLinked())) await this.press(more);
    const target = (await link.first().getAttribute("href")) ?? "";
    await this.press(link.first());
    await this.page.waitForURL((url) => url.href.endsWith(target));
  }

  field(name: string): Locator {
    return this.page.locator(`[name="${name}"]`);
  }

  link(name: string | RegExp): Locator {
    return this.page
      .getByRole("main")
      .getByRole("link", { name })
      .filter({ visible: true })
      .first();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole("button", { name }).filter({ visible: true }).first();
  }

  /** A button of the open dialog or confirmation. */
  answer(name: string): Locator {
    const dialog = this.page.getByRole("dialog").or(this.page.getByRole("alertdialog"));
    return dialog.getByRole("button", { name, exact: true });
  }
}

/** Opens another user's browser with a screen of this size. */
export async function givenPerson(
  browser: Browser,
  screen: Pick<BrowserContextOptions, "baseURL"> & { viewport: typeof PHONE },
): Promise<Person> {
  const hasTouch = screen.viewport.width === PHONE.width;
  const context = await browser.newContext({ ...screen, hasTouch });
  return new Person(await context.newPage());
}

/**
 * Walks one stage of a journey. Presses on a desktop must match exactly, so that fewer are noticed as well; on a
 * phone they are a maximum.
 */
export async function walkStage<Who extends string>(
  { name, presses }: { name: string; presses: Record<Who, number> },
  people: Record<NoInfer<Who>, Person>,
  walk: () => Promise<void>,
): Promise<void> {
  const all = Object.keys(presses) as Who[];
  const before = new Map(all.map((who) => [who, people[who].presses]));
  await test.step(name, walk);
  for (const who of all) {
    const took = people[who].presses - (before.get(who) ?? 0);
    const words = `presses that "${name}" takes the ${who}`;
    const isPhone = people[who].page.viewportSize()?.width === PHONE.width;
    if (isPhone) expect(took, words).toBeLessThanOrEqual(presses[who]);
    else expect(took, words).toBe(presses[who]);
  }
}
