import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { expectNoAxeViolations } from "@/e2e/component/accessible";
import { show } from "@/e2e/component/show";
import { MAILER_STYLE } from "@/e2e/component/mailer-style";
import { OwnSize } from "./own-size";

const picture = (size: string) =>
  page.getByRole("img", { name: new RegExp(`^Mailer box, ${size}`) });

const isLive = () => document.querySelector("canvas") !== null;

/** The test setup prefers reduced motion, which keeps the drawing. */
const setMotion = (value: "reduce" | "no-preference") =>
  cdp().send("Emulation.setEmulatedMedia", {
    features: [{ name: "prefers-reduced-motion", value }],
  });

beforeEach(() => setMotion("no-preference"));

afterEach(async () => {
  vi.unstubAllGlobals();
  await setMotion("reduce");
});

it("shows a drawing until the visitor comes near, then the model in the typed size", async () => {
  await show(<OwnSize style={MAILER_STYLE} />);
  await expect.element(picture("230 × 155 × 70 mm")).toBeVisible();
  expect(isLive()).toBe(false);
  const { height } = document.body.getBoundingClientRect();

  const length = page.getByLabelText("Length mm");
  await userEvent.clear(length);
  await userEvent.type(length, "320");
  await expect.element(picture("320 × 155 × 70 mm")).toBeVisible();
  expect(isLive()).toBe(true);
  expect(document.body.getBoundingClientRect().height, "nothing below it moves").toBe(height);
  await expectNoAxeViolations();

  // An incomplete size leaves the model unchanged.
  await userEvent.clear(length);
  await expect.element(picture("320 × 155 × 70 mm")).toBeVisible();
});

it("shows the size that was typed before React started", async () => {
  const place = document.createElement("div");
  place.innerHTML = renderToString(<OwnSize style={MAILER_STYLE} />);
  document.body.append(place);
  await userEvent.fill(page.getByLabelText("Length mm"), "320");
  const root = hydrateRoot(place, <OwnSize style={MAILER_STYLE} />);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  await expect.element(picture("320 × 155 × 70 mm")).toBeVisible();
});

it.each(["data", "motion"])("stays a drawing if the browser prefers reduced %s", async (what) => {
  if (what === "motion") await setMotion("reduce");
  else {
    const connection = { value: { saveData: true } };
    vi.stubGlobal("navigator", Object.create(navigator, { connection }));
  }
  await show(<OwnSize style={MAILER_STYLE} />);
  await userEvent.click(page.getByLabelText("Length mm"));
  await expect.element(page.getByLabelText("Length mm")).toHaveFocus();
  expect(isLive()).toBe(false);
});
