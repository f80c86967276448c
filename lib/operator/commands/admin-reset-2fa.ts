import "server-only";
import { operatorActor } from "../actor";
import { emailOption } from "../account-options";
import type { Command } from "../command";
import { resetTwoFactor } from "../reset-two-factor";
import { openPreparedShop } from "../shop";

export const command: Command = {
  name: "admin:reset-2fa",
  summary: "Turns two-factor authentication off for an account whose phone and codes are lost.",
  usage: "--email <address>",
  flags: [["--email <address>", "the account"]],
  options: { email: { type: "string" } },
  run: async (input) => {
    const email = emailOption(input);
    const { db } = await openPreparedShop();
    const reset = await resetTwoFactor({ db, actor: operatorActor(), email });
    process.stdout.write(
      reset
        ? `Two-factor authentication of ${email} is off, and its sessions have ended.\n`
        : `Two-factor authentication of ${email} was not on; nothing was changed.\n`,
    );
    return 0;
  },
};
