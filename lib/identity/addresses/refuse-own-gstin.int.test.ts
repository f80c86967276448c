import { beforeEach, describe, expect, it } from "vitest";
import { accountSteps, DEVICE } from "@/e2e/steps/account-steps";
import { givenProduct } from "@/e2e/steps/factories";
import { FROM, meera } from "@/e2e/steps/order-admin-steps";
import { orderSteps, readRefusal } from "@/e2e/steps/order-steps";
import { documentSteps } from "@/e2e/steps/document-steps";
import { POSTAL_ADDRESS } from "@/e2e/steps/postal-address";
import { testDatabase } from "@/e2e/support/database";
import { nameConsignee } from "@/lib/documents/portal-files/name-consignee";
import { updateProfile } from "@/lib/identity/accounts/update-profile";
import { foundCompany } from "@/lib/companies/found-company";
import { updateCompany } from "@/lib/companies/update-company";
import { keepAddress, updateAddress } from "@/lib/identity/addresses/addresses";
import type { SignedIn } from "@/lib/identity/session/identify";

const { db } = testDatabase();
const { registerAsha, loginToken, signedIn } = accountSteps(db);
const { order } = orderSteps(db);
const { givenGst } = documentSteps(db);

const OWN = "06AAPFU0939F1ZZ";
const OTHER = "06AAACR1234K1ZM";
const registered = (gstin: string) => [{ gstin, billingAddress: POSTAL_ADDRESS }];

let by: { db: typeof db; identity: SignedIn; ipAddress: string };

beforeEach(async () => {
  await givenGst();
  const identity = await signedIn((await registerAsha()).token);
  by = { db, identity, ipAddress: DEVICE.ipAddress };
});

async function expectRefused(attempt: Promise<unknown>, field: string): Promise<void> {
  const { code, details } = await readRefusal(attempt);
  expect(code).toBe("invalid_input");
  expect(details.fields?.[field]).toContain("GSTIN of the shop itself");
}

describe("the shop's own GSTIN", () => {
  it("is refused as a consignee from every caller, at any time", async () => {
    const box = await givenProduct(db, { stockCount: 9 });
    const lines = [{ product: box.id, quantity: 1 }];
    const { id } = await order({ lines, state: "Haryana", proven: true });
    const request = { consignee: OWN };
    const named = nameConsignee({ db, id, request, actor: meera, ipAddress: FROM });
    await expectRefused(named, "consignee");
    const owner = { ...by, account: by.identity.account };
    const own = { ...POSTAL_ADDRESS, gstin: OWN };
    await expectRefused(keepAddress(owner, own), "gstin");
    const { _id } = await keepAddress(owner, { ...POSTAL_ADDRESS, gstin: OTHER });
    await expectRefused(updateAddress(owner, _id, own), "gstin");
  });

  it("is no account's and no company's", async () => {
    await expectRefused(updateProfile({ ...by, request: { gstin: OWN } }), "gstin");
    const request = { name: "Rao Foods", gstins: registered(OWN) };
    await expectRefused(foundCompany({ ...by, request }), "gstins.0.gstin");
    await foundCompany({ ...by, request: { ...request, gstins: registered(OTHER) } });
    by.identity = await signedIn(await loginToken());
    const gstins = [...registered(OTHER), ...registered(OWN)];
    await expectRefused(updateCompany({ ...by, request: { gstins } }), "gstins.1.gstin");
  });
});
