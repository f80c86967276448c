import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import PostalMime from "postal-mime";
import { poll } from "@/lib/base/poll";
import type { OwnShop } from "@/rigs/hard/own-shop";

const MAIL_SECONDS = 120;

/** Patterns of the links in the texts and headers of emails. */
const LINKS = {
  verify: /\/auth\?verify=([^\s&]+)/,
  invite: /\/auth\?invite=([^\s&]+)/,
  reset: /\/auth\?reset=([^\s&]+)/,
  confirm: /[?&]confirm=([^\s&]+)/,
  newsletter: /\/newsletter\?link=([^\s&]+)/,
  unsubscribe: /\/unsubscribe\?link=([^\s&>]+)/,
};

async function textsTo(folder: string, address: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".eml")).sort();
  const files = await Promise.all(names.map((name) => readFile(path.join(folder, name))));
  const mails = await Promise.all(
    files.filter((file) => file.includes(address)).map((file) => PostalMime.parse(file)),
  );
  return mails
    .filter(({ to }) => to?.some((recipient) => recipient.address === address))
    .map(({ text, headers }) => [text, ...headers.map(({ value }) => value)].join("\n"));
}

/**
 * Waits for the email and returns the secret of its link.
 * @throws Error when no email arrives
 */
export async function linkTo(
  shop: OwnShop,
  address: string,
  kind: keyof typeof LINKS,
): Promise<string> {
  let found: string | undefined;
  await poll(MAIL_SECONDS, async () => {
    const texts = await textsTo(shop.mailDir, address);
    found = texts.map((text) => LINKS[kind].exec(text)?.[1]).findLast(Boolean);
    return found !== undefined;
  });
  if (found === undefined) throw new Error(`No mail brought ${address} a link to ${kind}.`);
  return decodeURIComponent(found);
}
