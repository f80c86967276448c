import { poll } from "@/lib/base/poll";
import { inlineScriptSources } from "@/lib/runtime/answers/inline-scripts";
import { ask, type Front } from "./front";

/** What nginx keeps is whole, and there when the shop is not. */

/** Copies are what the shop would have answered: compressed as asked for, with a policy that fits. */
export async function wholeness({ nginx }: Front): Promise<string[]> {
  const faults: string[] = [];
  const wanted: [string, string | null][] = [
    ["gzip, deflate, br, zstd", "br"],
    ["gzip;q=1.0, *;q=0.5", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["identity", null],
  ];
  for (const [accepted, expected] of wanted) {
    for (let time = 0; time < 2; time += 1) {
      const { headers } = await ask(`${nginx.origin}/`, { "Accept-Encoding": accepted });
      const encoding = headers.get("content-encoding");
      if (encoding !== expected) faults.push(`${accepted} is answered in ${encoding}.`);
    }
  }
  await ask(`${nginx.origin}/products`);
  const { text, headers } = await ask(`${nginx.origin}/products`);
  const policy = headers.get("content-security-policy") ?? "";
  const [allowed] = [inlineScriptSources(text)];
  if (allowed.length === 0 || !allowed.every((source) => policy.includes(source))) {
    faults.push("A copy's policy does not name its scripts.");
  }
  const etag = headers.get("etag") ?? "";
  const again = await fetch(`${nginx.origin}/products`, { headers: { "If-None-Match": etag } });
  if (again.status !== 304) faults.push(`A page that is unchanged is answered ${again.status}.`);
  const [file] = /\/_next\/static\/[^" >]+\.js/.exec(text) ?? [""];
  await ask(`${nginx.origin}${file}`);
  const { cache } = await ask(`${nginx.origin}${file}`);
  if (cache !== "HIT") faults.push(`A file of the pages is a ${cache}.`);
  for (let time = 0; time < 2; time += 1) {
    // Next asks for data with this word in the address, and answers nothing else with it.
    const data = await ask(`${nginx.origin}/products?_rsc=`, { RSC: "1" });
    const page = await ask(`${nginx.origin}/products?_rsc=`);
    const types = [data, page].map(({ headers }) => headers.get("content-type") ?? "none");
    if (types.join() !== `text/x-component,text/html; charset=utf-8`) {
      faults.push(`Next's data and the page are answered as ${types.join(" and ")}.`);
    }
  }
  return faults;
}

/** Ids go through, and pages outlive the shop for some minutes. */
export async function outage({ shop, nginx }: Front): Promise<string[]> {
  const first = (await ask(`${nginx.origin}/`)).headers.get("x-request-id");
  const second = (await ask(`${nginx.origin}/`)).headers.get("x-request-id");
  const faults = first === second ? ["Two requests have one id."] : [];
  await shop.stop();
  // Each half second has a copy of its own; those of a page that many ask for are all there.
  const outlives = async () =>
    (await ask(`${nginx.origin}/`, { "Accept-Encoding": "br" })).cache === "STALE";
  if (!(await poll(60, outlives))) faults.push("Without the shop its pages are gone.");
  return faults;
}
