import type { Locator, Page } from "@playwright/test";
import { givenSignedInAdmin } from "../../admin";
import { logIn } from "../../account";
import { expect, expectSound, test } from "../../fixtures";
import { givenOrder } from "../../customer";
import { givenProduct } from "../../shop";
import { toast } from "../../shopper";
import { Device, startPushService } from "../../support/stand-ins/push-service";

/** The admin app and its notifications on the owner's phone. */

/** Simulates the browser's push service, which no test reaches. */
async function subscribeAt(page: Page, endpoint: string, device: Device): Promise<void> {
  await page.addInitScript(
    (facts) => {
      const bytes = (text: string) =>
        Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0))
          .buffer;
      // A headless browser has no notification permission.
      Object.defineProperty(Notification, "permission", { value: "granted" });
      Notification.requestPermission = () => Promise.resolve("granted");
      PushManager.prototype.subscribe = (options) => {
        const key = options?.applicationServerKey;
        if (typeof key !== "string" || key.length !== 87) throw new TypeError("No key of the shop");
        const subscription = {
          endpoint: facts.endpoint,
          getKey: (name: "p256dh" | "auth") => bytes(facts[name]),
        };
        return Promise.resolve(subscription as PushSubscription);
      };
    },
    { endpoint, ...device.keys },
  );
}

/** Unticks an event and waits until that is stored: the box shows it at once and is busy until then. */
async function chooseNot(event: Locator): Promise<void> {
  await event.uncheck();
  await expect(event).not.toBeChecked();
  await expect(event).toBeEnabled();
}

test("an admin chooses the events and is notified of a new order on the phone", async ({
  page,
}) => {
  const [service, device] = [await startPushService(), new Device()];
  await subscribeAt(page, service.url, device);
  const admin = await givenSignedInAdmin(page);
  await page.goto("/admin?tab=notifications");
  await expectSound(page);
  await page.getByRole("button", { name: "Switch On Notifications" }).click();
  await expect(toast(page, "Notifications Switched On")).toBeVisible();
  const own = page.getByRole("group", { name: "This device" });
  for (const box of await own.getByRole("checkbox").all()) await expect(box).toBeChecked();

  const product = await givenProduct(50_000, 40);
  const order = await givenOrder(page, admin, { product, quantity: 1 });
  const told = () =>
    service.received.map((each) => device.read(each) as { title: string; body: string });
  const ofOrder = () =>
    told().filter(({ title, body }) => title === "New order" && body.includes(order.orderId));
  await expect.poll(() => ofOrder().length, { timeout: 60_000 }).toBe(1);

  await chooseNot(own.getByLabel("New orders"));
  await page.reload();
  await expect(own.getByLabel("New orders")).not.toBeChecked();
  await expect(own.getByLabel("Payments received")).toBeChecked();
  await expectSound(page);
  await page.getByRole("button", { name: "Switch Off This device" }).click();
  await expect(toast(page, "Notifications Switched Off")).toBeVisible();
  await expect(page.getByRole("button", { name: "Switch On Notifications" })).toBeVisible();
  await service.stop();
});

test("a device keeps its notifications after its owner signs in again", async ({ page }) => {
  const [service, device] = [await startPushService(), new Device()];
  await subscribeAt(page, service.url, device);
  const { email } = await givenSignedInAdmin(page);
  await page.goto("/admin?tab=notifications");
  await page.getByRole("button", { name: "Switch On Notifications" }).click();
  const own = page.getByRole("group", { name: "This device" });
  await chooseNot(own.getByLabel("Payments received"));
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL("/");
  await logIn(page, { email });
  await page.goto("/admin?tab=notifications");
  await expect(async () => {
    await page.reload();
    await expect(own.getByLabel("New orders")).toBeChecked({ timeout: 1_000 });
  }).toPass();
  await expect(own.getByLabel("Payments received")).not.toBeChecked();
  await service.stop();
});

test("the admin is a separate app, installed by the browser's offer", async ({ page }) => {
  await givenSignedInAdmin(page);
  await page.goto("/admin?tab=notifications");
  const link = page.locator("link[rel=manifest]");
  await expect(link).toHaveCount(1);
  await expect(link).toHaveAttribute("href", /\/admin\.webmanifest$/);
  const manifest = (await (await page.request.get("/admin.webmanifest")).json()) as {
    id: string;
    scope: string;
    start_url: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest).toMatchObject({ id: "/admin", scope: "/admin", start_url: "/admin" });
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain("maskable");
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
  expect((await page.request.get("/admin-icon/any-4096.png")).status()).toBe(404);

  await page.evaluate(() => {
    const offer = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
      prompt: () => {
        document.title = "asked";
        return Promise.resolve({ outcome: "accepted" });
      },
    });
    dispatchEvent(offer);
  });
  const install = page.getByRole("main").getByRole("button", { name: "Install as App" });
  await install.click();
  await expect(page).toHaveTitle("asked");
  await expect(install).toHaveCount(0);
});
