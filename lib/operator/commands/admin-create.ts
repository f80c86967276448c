import "server-only";
import { createAdmin, promoteToAdmin } from "@/lib/identity/accounts/create-admin";
import { operatorActor } from "../actor";
import { emailOption } from "../account-options";
import { OperatorError, UsageError, type Command, type Input } from "../command";
import { chosenPassword } from "../chosen-password";
import { openPreparedShop } from "../shop";

export const command: Command = {
  name: "admin:create",
  summary: "Makes an admin account, or an existing account an admin.",
  usage: "--email <address> --name <name> [--password-stdin] | --email <address> --promote",
  flags: [
    ["--email <address>", "the account"],
    ["--name <name>", "the person's name, for a new account"],
    ["--password-stdin", "reads the password from the input; otherwise it is asked for or made"],
    ["--promote", "makes an existing account an admin and ends its sessions"],
  ],
  options: {
    email: { type: "string" },
    name: { type: "string" },
    "password-stdin": { type: "boolean" },
    promote: { type: "boolean" },
  },
  run: (input) => (input.has("promote") ? promote(input) : create(input)),
};

async function create(input: Input): Promise<number> {
  const email = emailOption(input);
  const name = input.text("name")?.trim() ?? "";
  if (name.length < 1 || name.length > 120) {
    throw new UsageError('--name must name the person, such as --name "Asha Rao".');
  }
  const { db } = await openPreparedShop();
  if (await db.user.findUnique({ where: { email }, select: { id: true } })) {
    throw new OperatorError(
      `${email} has an account already; to make it an admin, run this with --email ${email} --promote.`,
    );
  }
  const password = await chosenPassword(input.has("password-stdin"));
  const { newPassword } = await createAdmin({ db, actor: operatorActor(), name, email, password });
  const shown = newPassword
    ? `; the password, shown only now and to be changed at the first login, is ${newPassword}`
    : "";
  process.stdout.write(`${email} is an admin${shown}\n`);
  return 0;
}

async function promote(input: Input): Promise<number> {
  const email = emailOption(input);
  const { db } = await openPreparedShop();
  const promoted = await promoteToAdmin({ db, actor: operatorActor(), email });
  process.stdout.write(
    promoted
      ? `${email} is an admin now; the account has to sign in again.\n`
      : `${email} is an admin already; nothing was changed.\n`,
  );
  return 0;
}
