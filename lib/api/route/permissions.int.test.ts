import { NextRequest } from "next/server";
import { beforeEach, describe, expect, it } from "vitest";
import { admitToPage } from "@/lib/identity/access/require-admission";
import { PAGES } from "@/lib/identity/access/pages";
import { splitCall, type Access, type Endpoint } from "@/lib/api/endpoint";
import { endpoints, type EndpointName } from "@/lib/api/endpoints";
import { can, ROLES, type Role } from "@/lib/base/permissions";
import { accountSteps, readCode, EMAIL } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { admit } from "./access";

const { db } = testDatabase();
const { registerAsha, loginToken } = accountSteps(db);

/** Access that everybody has, signed in or not; an order's own rule follows in its handler. */
const OPEN: readonly Access[] = ["public", "guest", "order"];

const names = Object.keys(endpoints) as EndpointName[];

async function readToken(role: Role): Promise<string> {
  await db.user.update({ where: { email: EMAIL }, data: { role } });
  return loginToken();
}

/** Returns the endpoints that admit a caller with these headers. */
async function admitting(headers: Record<string, string>): Promise<EndpointName[]> {
  const admitted: EndpointName[] = [];
  for (const name of names) {
    const endpoint: Endpoint = endpoints[name];
    const request = new NextRequest("http://localhost:3000/api/x", {
      method: splitCall(endpoint).method,
      headers,
    });
    if ((await readCode(admit(endpoint, request))) === "done") admitted.push(name);
  }
  return admitted;
}

const declaredFor = (holds: (access: Access) => boolean) =>
  names.filter((name) => holds((endpoints[name] as Endpoint).access));

beforeEach(registerAsha);

describe("the table of permissions", () => {
  it.each(ROLES)("decides every endpoint for the role %s", async (role) => {
    const headers = { Authorization: `Bearer ${await readToken(role)}` };
    const expected = declaredFor(
      (access) =>
        access === "public" || access === "guest" || access === "order" || can(role, access),
    );
    expect(await admitting(headers)).toEqual(expected);
  });

  it("admits a visitor to nothing that needs a permission", async () => {
    expect(await admitting({})).toEqual(declaredFor((access) => OPEN.includes(access)));
  });

  it.each(ROLES)("decides every page for the role %s", async (role) => {
    const token = await readToken(role);
    for (const [address, permission] of PAGES) {
      const admission = await admitToPage(db, token, address);
      expect([address, "identity" in admission]).toEqual([address, can(role, permission)]);
    }
  });

  it("keeps everybody from a page that has no row", async () => {
    const token = await readToken("admin");
    expect(await admitToPage(db, token, "/nowhere")).toEqual({ redirect: "/?reason=role" });
  });
});
