import { useState } from "react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { answer, ok } from "@/e2e/component/shop";
import { show } from "@/e2e/component/show";
import { TEST_CLAIMS } from "@/e2e/steps/session-token";
import { accountExamples } from "@/lib/identity/examples";
import type { First } from "@/lib/api/call";
import { call } from "@/lib/client/api";
import type { Profile } from "@/lib/identity/accounts/schemas";
import { useFirst } from "./use-first";
import { useLoad } from "./use-load";

const PROFILE = accountExamples.getProfile.answer as Profile;
const GIVEN = { ...PROFILE, name: "By the server" };
const ASKED = { ...PROFILE, name: "By the call" };
const OTHER = "0190a0b0-0000-7000-8000-000000000002";

const load = (_: string, signal: AbortSignal) => call("GET /auth/me", { signal });

function Name({ first: promised }: { first: First<Profile> }) {
  const first = useFirst(promised);
  const { value, loading, reload } = useLoad({ load, first });
  return (
    <button onClick={reload} disabled={loading}>
      {value?.name ?? "Nothing"}
    </button>
  );
}

function Pages({ first }: { first: First<Profile> }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(!isOpen)}>Go</button>
      {isOpen && <Name first={first} />}
    </>
  );
}

const named = (name: string) => page.getByRole("button", { name, exact: true });
const of = (sub: string): First<Profile> => Promise.resolve({ sub, value: GIVEN });

it("shows the server's value without a call, and loads again on request", async () => {
  const requested = answer("GET /auth/me", ok(ASKED));
  await show(<Pages first={of(TEST_CLAIMS.sub)} />, "/admin");
  await expect.element(named("By the server")).toBeEnabled();
  expect(requested).toEqual([]);
  await named("By the server").click();
  await expect.element(named("By the call")).toBeVisible();
  expect(requested).toHaveLength(1);
});

it("uses it once: going back to the page loads again", async () => {
  const requested = answer("GET /auth/me", ok(ASKED));
  await show(<Pages first={of(TEST_CLAIMS.sub)} />, "/admin");
  await expect.element(named("By the server")).toBeVisible();
  await named("Go").click();
  await expect.element(named("By the server")).not.toBeInTheDocument();
  await named("Go").click();
  await expect.element(named("By the call")).toBeVisible();
  expect(requested).toHaveLength(1);
});

it.each([
  ["another account's", of(OTHER)],
  ["nothing", Promise.resolve(null)],
])("loads by a call if the server has read %s", async (_, first) => {
  const requested = answer("GET /auth/me", ok(ASKED));
  await show(<Pages first={first} />, "/admin");
  await expect.element(named("By the call")).toBeVisible();
  expect(requested).toHaveLength(1);
});
