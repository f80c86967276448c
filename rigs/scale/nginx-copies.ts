import { poll } from "@/lib/base/poll";
import { inlineScriptSources } from "@/lib/runtime/answers/inline-scripts";
import { ask, type Front } from "./front";

/** Checks that nginx's cached pages are complete, and served while the shop is down. */

/** Checks that cached pages equal the shop's own responses: compressed as requested, with a matching policy. */
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
    // Next requests data with this parameter, and a response with it must not be mixed up with the page.
    const data = await ask(`${nginx.origin}/products?_rsc=`, { RSC: "1" });
    const page = await ask(`${nginx.origin}/products?_rsc=`);
    const types = [data, page].map(({ headers }) => headers.get("content-type") ?? "none");
    if (types.join() !== `text/x-component,text/html; charset=utf-8`) {
      faults.push(`Next's data and the page are answered as ${types.join(" and ")}.`);
    }
  }
  return faults;
}

/** Checks that request ids pass through, and that pages stay available for some minutes without the shop. */
export async function outage({ shop, nginx }: Front): Promise<string[]> {
  const first = (await ask(`${nginx.origin}/`)).headers.get("x-request-id");
  const second = (await ask(`${nginx.origin}/`)).headers.get("x-request-id");
  const faults = first === second ? ["Two requests have one id."] : [];
  await shop.stop();
  // Each half-second slot has its own copy. A busy page has one in every slot; here, this polls until it hits one.
  const outlives = async () =>
    (await ask(`${nginx.origin}/`, { "Accept-Encoding": "br" })).cache === "STALE";
  if (!(await poll(60, outlives))) faults.push("Without the shop its pages are gone.");
  return faults;
}
