import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { noteUnavailable } from "@/lib/client/availability";
import { answer, ok, refusal } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { OrderingPaused } from "./ordering-paused";

const note = () => page.getByText("We cannot take orders at the moment.");

it("is shown until the shop is ready again", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  answer("GET /health/ready", refusal(503, "unavailable", "The shop is not available right now."));
  await show(<OrderingPaused />);
  await expect.element(note()).not.toBeInTheDocument();
  void noteUnavailable();
  await expect.element(note()).toBeVisible();
  answer("GET /health/ready", ok({ status: "ok", missing: [] }));
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.element(note()).not.toBeInTheDocument();
});
