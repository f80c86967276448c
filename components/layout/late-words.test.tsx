import { Component, Suspense, type ComponentType, type ReactNode } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { prerender } from "react-dom/static.browser";
import { expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { lazyPart } from "@/lib/base/http/lazy-part";

const lost = () => Promise.reject(new TypeError("Failed to fetch"));

interface WordsProps {
  children: ReactNode;
}

const Words: ComponentType<WordsProps> = ({ children }) => children;

const load = () => Promise.resolve(Words);

function addPlace(): HTMLElement {
  const place = document.createElement("div");
  document.body.append(place);
  onTestFinished(() => place.remove());
  return place;
}

const endWithTest = (root: Root) => onTestFinished(() => root.unmount());

it("keeps the server's page until translations that failed to load arrive", async () => {
  const onPress = vi.fn();
  const button = (
    <button type="button" onClick={onPress}>
      Namaste
    </button>
  );
  const Sent = lazyPart(load, 1);
  const { prelude } = await prerender(<Sent>{button}</Sent>);
  const place = addPlace();
  place.innerHTML = await new Response(prelude).text();
  const loadWeakly = vi.fn(load).mockImplementationOnce(lost);
  const Slow = lazyPart(loadWeakly, Infinity);
  endWithTest(hydrateRoot(place, <Slow>{button}</Slow>));
  await expect.poll(() => loadWeakly.mock.calls.length).toBe(1);
  await expect.element(page.getByRole("button", { name: "Namaste" })).toBeVisible();
  await expect.poll(() => loadWeakly.mock.calls.length).toBe(2);
  await expect
    .poll(async () => {
      await page.getByRole("button", { name: "Namaste" }).click();
      return onPress.mock.calls.length;
    })
    .toBeGreaterThan(0);
});

class Screen extends Component<WordsProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? "Something Went Wrong!" : this.props.children;
  }
}

it("shows the error screen for a part that stays unavailable", async () => {
  const loadInVain = vi.fn(load).mockImplementation(lost);
  const Lost = lazyPart(loadInVain, 2);
  const onCaughtError = vi.fn();
  const root = createRoot(addPlace(), { onCaughtError });
  endWithTest(root);
  root.render(
    <Screen>
      <Suspense fallback="Loading">
        <Lost>Namaste</Lost>
      </Suspense>
    </Screen>,
  );
  await expect.element(page.getByText("Something Went Wrong!")).toBeVisible();
  expect(loadInVain).toHaveBeenCalledTimes(2);
  expect(onCaughtError).toHaveBeenCalledOnce();
});
