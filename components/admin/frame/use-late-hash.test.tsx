import { useEffect, useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "@/e2e/component/show";
import { useLateHash } from "./use-late-hash";

const LOADED = "card-loaded";
const load = () => window.dispatchEvent(new Event(LOADED));

/** A page whose cards load when a test says so. */
function Page() {
  const [cards, setCards] = useState(0);
  useEffect(() => {
    const add = () => setCards((before) => before + 1);
    window.addEventListener(LOADED, add);
    return () => window.removeEventListener(LOADED, add);
  }, []);
  useLateHash();
  return (
    <>
      {Array.from({ length: cards }, (_, index) => (
        <div key={index} style={{ height: 900 }} />
      ))}
      {cards > 0 && <h2 id="mail-server">Mail server</h2>}
      <div style={{ height: 2000 }} />
    </>
  );
}

const top = () => page.getByText("Mail server").element().getBoundingClientRect().top;

it("keeps the named part in view while cards load above it, until the reader moves", async () => {
  await show(<Page />, "/admin?tab=system#mail-server");
  load();
  await expect.poll(top).toBeLessThan(100);
  load();
  await expect.poll(() => window.scrollY).toBeGreaterThan(1500);
  expect(top()).toBeLessThan(100);
  await userEvent.keyboard("{Tab}");
  window.scrollTo({ top: 0 });
  load();
  await expect.poll(top).toBeGreaterThan(2500);
  expect(window.scrollY).toBe(0);
});
