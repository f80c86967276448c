import { expect, it } from "vitest";
import { exportAccount } from "@/lib/account-life/export-account";
import { changePassword } from "@/lib/account-life/set-password";
import { updatePreferences } from "@/lib/identity/accounts/update-preferences";
import { updateProfile } from "@/lib/identity/accounts/update-profile";
import { keepAddress } from "@/lib/identity/addresses/addresses";
import { toActor } from "@/lib/audit/record";
import { adjustStock } from "@/lib/catalogue/stock/stock";
import { addOrderNote } from "@/lib/orders/messages/order-notes";
import { placeOrder } from "@/lib/orders/place/place-order";
import type { SignedIn } from "@/lib/identity/session/identify";
import {
  accountSteps,
  DEVICE,
  EMAIL,
  PASSWORD,
  deleteUserAccount,
} from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenProduct } from "@/e2e/steps/factories";
import { orderDeskSteps } from "@/e2e/steps/order-admin-steps";
import { orderSteps } from "@/e2e/steps/order-steps";
import { POSTAL_ADDRESS } from "@/e2e/steps/postal-address";
import { startSetup } from "@/lib/identity/two-factor/start-setup";

import { toAppError } from "./respond";

/** The answers to a caller whose account is deleted after the request was admitted. */

const { db } = testDatabase();
const { registerAsha, signedIn } = accountSteps(db);
const { optionsFor } = orderSteps(db);
const { givenStockedOrder } = orderDeskSteps(db);
const { ipAddress } = DEVICE;

type Prepare = (identity: SignedIn) => Promise<() => Promise<unknown>> | (() => Promise<unknown>);

const CALLS: Record<string, Prepare> = {
  "keeps an address":
    ({ account }) =>
    () =>
      keepAddress({ db, account, ipAddress }, POSTAL_ADDRESS),
  "changes the preferences":
    ({ account }) =>
    () =>
      updatePreferences({
        db,
        account,
        preferences: { orderUpdates: false, newsletter: true },
        ipAddress,
      }),
  "changes the profile": (identity) => () =>
    updateProfile({ db, identity, request: { name: "A. Rao", email: EMAIL }, ipAddress }),
  "changes the password": (identity) => () =>
    changePassword({
      db,
      identity,
      currentPassword: PASSWORD,
      newPassword: "another kraft string",
      device: DEVICE,
    }),
  "sets up a second factor": (identity) => () =>
    startSetup({ db, identity, currentPassword: PASSWORD, ipAddress }),
  "downloads the account's data": (identity) => () => exportAccount({ db, identity, ipAddress }),
  orders: async ({ account }) => {
    const { id } = await givenProduct(db);
    const options = await optionsFor({
      lines: [{ product: id, quantity: 1 }],
      userId: account.id,
      email: EMAIL,
    });
    return () => placeOrder(options);
  },
  "counts stock": async ({ account }) => {
    const { id: productId } = await givenProduct(db);
    const change = { productId, change: { delta: 5 }, reason: "Counted", actor: toActor(account) };
    return () => db.$transaction((tx) => adjustStock(tx, change));
  },
  "notes something about an order": async ({ account }) => {
    const { id } = await givenStockedOrder();
    return () => addOrderNote({ db, id, text: "Called", actor: toActor(account), ipAddress });
  },
};

it.each(Object.entries(CALLS))(
  "says that the session ended, where it %s",
  async (_what, prepare) => {
    const { token } = await registerAsha();
    const identity = await signedIn(token);
    const call = await prepare(identity);
    await deleteUserAccount(db, identity.account.id);
    const error: unknown = await call().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(toAppError(error)).toMatchObject({ code: "unauthenticated" });
  },
);
