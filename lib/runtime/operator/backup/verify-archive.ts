import "server-only";
import { stat } from "node:fs/promises";
import { parseJson } from "@/lib/base/text/parse-json";
import { migrationNames, sinceBaseline } from "@/lib/db/migrations/migration-names";
import { OperatorError } from "../command";
import { FORMAT, getMemberKind, manifestSchema, type Manifest, type Member } from "./format";
import { ArchiveFault, readArchive, skip, type Archive, type ReadMember } from "./read-archive";

/**
 * Reads a whole backup without storing any of it. Returns its manifest.
 * @throws OperatorError for a file that is damaged, cut short, not a backup, or from a newer shop
 * @throws OutdatedDatabaseError for one from before the baseline
 */
export async function verifyArchive(archive: Archive): Promise<Manifest> {
  const { file } = archive;
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) throw new OperatorError(`There is no file ${file}.`);
  const manifest = await readWhole(archive).catch((error: unknown) => {
    if (error instanceof OperatorError) throw error;
    throw damaged(file, error);
  });
  const migrations = sinceBaseline(manifest.migrations);
  await refuseNewer({ ...manifest, migrations });
  return { ...manifest, migrations };
}

/** Replaces the messages of gzip and tar, which are meant for programmers. */
function damaged(file: string, error: unknown): OperatorError {
  const reason = error instanceof ArchiveFault ? error.message : "it is cut short or altered";
  return new OperatorError(
    `${file} is no whole backup (${reason}); nothing was changed. Try another copy of it.`,
  );
}

async function readWhole(archive: Archive): Promise<Manifest> {
  const read: Member[] = [];
  let manifest: Manifest | undefined;
  for await (const member of readArchive(archive)) {
    const what = getMemberKind(member.name);
    if (!what) throw new ArchiveFault(`it holds ${JSON.stringify(member.name)}`);
    if (manifest) throw new ArchiveFault("something follows its manifest");
    if (what.kind === "manifest") {
      manifest = await readManifest(member);
      continue;
    }
    await skip(member.content);
    read.push(member.sums());
  }
  if (!manifest) throw new ArchiveFault("its manifest is missing");
  compare(manifest.members, read);
  return manifest;
}

async function readManifest({ content }: ReadMember): Promise<Manifest> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  const json = parseJson(Buffer.concat(chunks).toString());
  const { format } = (json ?? {}) as { format?: unknown };
  if (typeof format === "number" && format > FORMAT) {
    throw new OperatorError("This backup was made by a newer shop; update this one first.");
  }
  const { data } = manifestSchema.safeParse(json);
  if (!data) throw new ArchiveFault("its manifest is not as the shop writes one");
  return data;
}

function compare(wanted: readonly Member[], read: readonly Member[]): void {
  if (wanted.length !== read.length) {
    throw new ArchiveFault(`${read.length} members instead of ${wanted.length}`);
  }
  wanted.forEach((member, n) => requireSame(member, read[n]));
}

/** @throws Error when a member differs from the manifest */
export function requireSame(wanted: Member, read: Member | undefined): void {
  const isSame =
    read?.name === wanted.name && read.bytes === wanted.bytes && read.sha256 === wanted.sha256;
  if (!isSame) throw new ArchiveFault(`${wanted.name} is not as it was written`);
}

async function refuseNewer({ migrations, shopVersion }: Manifest): Promise<void> {
  const known = new Set(await migrationNames());
  const unknown = migrations.find((name) => !known.has(name));
  if (!unknown) return;
  throw new OperatorError(
    `This backup was made by a newer shop (version ${shopVersion}, migration ${unknown}); update this one first.`,
  );
}
