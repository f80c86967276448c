import { execFile } from "node:child_process";
import { chmod, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { isNoRoom } from "@/lib/base/http/resource-errors";

const run = promisify(execFile);
const MIB = 1024 * 1024;

/** A small in-memory disk that a test can fill completely. Creating it needs root. */
export class SmallDisk {
  readonly folder: string;

  private constructor(folder: string) {
    this.folder = folder;
  }

  static async mount(mebibytes: number): Promise<SmallDisk> {
    const folder = await mkdtemp(path.join(tmpdir(), "shop-disk-"));
    // PostgreSQL does not run as root; its own account must be able to enter the folder.
    await chmod(folder, 0o755);
    await run("mount", ["-t", "tmpfs", "-o", `size=${mebibytes}m,mode=755`, "tmpfs", folder]);
    return new SmallDisk(folder);
  }

  get #ballast(): string {
    return path.join(this.folder, "ballast");
  }

  async fill(): Promise<void> {
    const file = await open(this.#ballast, "a");
    try {
      for (const size of [MIB, 4096]) await writeUntilFull(file, Buffer.alloc(size));
    } finally {
      await file.close();
    }
  }

  async makeRoom(): Promise<void> {
    await rm(this.#ballast, { force: true });
  }

  async unmount(): Promise<void> {
    await run("umount", [this.folder]);
    await rm(this.folder, { recursive: true });
  }
}

async function writeUntilFull(
  file: Awaited<ReturnType<typeof open>>,
  chunk: Buffer,
): Promise<void> {
  try {
    for (;;) await file.write(chunk);
  } catch (error) {
    if (!isNoRoom(error)) throw error;
  }
}
