import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { packTar } from "modern-tar";
import { afterAll, beforeAll, expect, it } from "vitest";
import { toJSONSchema } from "zod";
import {
  toBroken,
  oddText,
  oddValue,
  type JsonSchema,
} from "@/e2e/support/arbitrary/json-arbitrary";
import { OperatorError } from "../command";
import { manifestSchema } from "./format";
import { verifyArchive } from "./verify-archive";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "shop-archive-"));
});

afterAll(() => rm(folder, { recursive: true }));

async function readRefusal(content: Uint8Array): Promise<Error> {
  const file = path.join(folder, "shop.tar.gz");
  await writeFile(file, content);
  const error: unknown = await verifyArchive({ file }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(OperatorError);
  return error as Error;
}

const readArchive = async (manifest: string) =>
  gzipSync(
    await packTar([{ header: { name: "manifest.json", size: manifest.length }, body: manifest }]),
  );

/** Accepts the manifest of a shop without data, whose backup would be complete. */
function isManifest(text: string): boolean {
  try {
    return manifestSchema.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

const OURS =
  /^(This backup was made by a newer shop|.* is no whole backup \((its manifest|it is cut short|\d+ members|something follows|it holds)[^\n]*\); nothing was changed)/s;

it("reports a foreign manifest in one sentence", async () => {
  const schema = toJSONSchema(manifestSchema, { io: "input" }) as JsonSchema;
  const manifests = fc.oneof(
    toBroken(schema).map((value) => JSON.stringify(value)),
    oddValue.map((value) => JSON.stringify(value)),
    oddText,
  );
  await fc.assert(
    fc.asyncProperty(manifests, async (manifest) => {
      const ascii = manifest.replace(/[^\x20-\x7e]/g, "?");
      fc.pre(!isManifest(ascii));
      expect((await readRefusal(await readArchive(ascii))).message).toMatch(OURS);
    }),
    { numRuns: 150 },
  );
});

it("reports a file that is no archive without the messages of gzip and tar", async () => {
  const contents = fc.oneof(
    fc.uint8Array({ maxLength: 2000 }),
    fc.uint8Array({ maxLength: 2000 }).map((bytes) => new Uint8Array(gzipSync(bytes))),
  );
  await fc.assert(
    fc.asyncProperty(contents, async (bytes) => {
      expect((await readRefusal(bytes)).message).toMatch(OURS);
    }),
    { numRuns: 100 },
  );
});
