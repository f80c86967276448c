import "server-only";
import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { openPromise, type Entry, type ZipFile } from "yauzl";
import { AppError } from "@/lib/base/errors";
import { isNoRoom } from "@/lib/base/resource-errors";
import { incomingFolder, type UploadedFile } from "./uploads";

/** What a ZIP may hold, whatever it says of itself. */
export interface ZipLimits {
  files: number;
  /** Of one file, and of all together, unpacked. */
  fileBytes: number;
  totalBytes: number;
}

export interface ZipProblem {
  name: string;
  message: string;
}

interface UnpackOptions {
  /** The ZIP, and the form's field that it came in. */
  zip: UploadedFile;
  field: string;
  limits: ZipLimits;
  /** Where a file lies while it is looked at; by default beside what came with the request. */
  incoming?: string;
  /** Is handed one file after the other; it is gone when that is done. */
  take: (file: UploadedFile) => Promise<void>;
}

/**
 * Unpacks a ZIP one file at a time, so that it takes the room of one, under names of ours: where a file
 * says that it lies is not looked at. Bytes are counted as they come out. Answers the files that it could not take.
 * @throws AppError invalid_input for what is no ZIP, too_large for one that holds too much; as `take`
 */
export async function eachFileOfZip({
  zip,
  field,
  limits,
  take,
  incoming = incomingFolder(),
}: UnpackOptions): Promise<ZipProblem[]> {
  await mkdir(incoming, { recursive: true });
  const folder = await mkdtemp(path.join(incoming, "zip-"));
  const unpacking = new Unpacking(await opened(zip, field), folder, field, limits);
  try {
    for await (const file of unpacking.files()) await take(file);
    return unpacking.problems;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

class Unpacking {
  readonly problems: ZipProblem[] = [];
  readonly #zip: ZipFile;
  readonly #folder: string;
  readonly #field: string;
  readonly #limits: ZipLimits;
  #bytes = 0;

  constructor(zip: ZipFile, folder: string, field: string, limits: ZipLimits) {
    this.#zip = zip;
    this.#folder = folder;
    this.#field = field;
    this.#limits = limits;
  }

  async *files(): AsyncGenerator<UploadedFile> {
    const { files } = this.#limits;
    if (this.#zip.entryCount > 2 * files) {
      this.#zip.close();
      throw this.#tooMuch(`${files} files`);
    }
    let taken = 0;
    for await (const entry of this.#entries()) {
      const name = nameOf(entry);
      if (name === null) continue;
      taken += 1;
      if (taken > files) throw this.#tooMuch(`${files} files`);
      const file = await this.#unpack(entry, name);
      if (!file) continue;
      yield file;
      await rm(file.path, { force: true });
    }
  }

  async *#entries(): AsyncGenerator<Entry> {
    try {
      yield* this.#zip.eachEntry();
    } catch (error) {
      throw error instanceof AppError ? error : unreadable(this.#field);
    }
  }

  /** Null where the file cannot be taken; why is told in `problems`. */
  async #unpack(entry: Entry, name: string): Promise<UploadedFile | null> {
    const { fileBytes } = this.#limits;
    const refuse = (message: string) => {
      this.problems.push({ name, message });
      return null;
    };
    if (entry.isEncrypted()) return refuse(`“${name}” has a password. Make the ZIP without one.`);
    if (!entry.canDecodeFileData()) {
      return refuse(`“${name}” is packed in a way that the shop cannot read. Make a plain ZIP.`);
    }
    if (entry.uncompressedSize > fileBytes) {
      return refuse(`“${name}” is larger than ${megabytes(fileBytes)}. Make it smaller.`);
    }
    const file = { name, path: path.join(this.#folder, "file"), bytes: 0 };
    try {
      const stream = await this.#zip.openReadStreamPromise(entry);
      await pipeline(stream, (chunks) => this.#counted(chunks, file), createWriteStream(file.path));
      return file;
    } catch (error) {
      if (error instanceof AppError || isNoRoom(error)) throw error;
      return refuse(`“${name}” is damaged and cannot be unpacked.`);
    }
  }

  /** What comes out counts, not what the ZIP says: the same bytes may stand for many files. */
  async *#counted(chunks: Readable, file: UploadedFile): AsyncGenerator<Buffer> {
    for await (const chunk of chunks as AsyncIterable<Buffer>) {
      file.bytes += chunk.byteLength;
      this.#bytes += chunk.byteLength;
      const { totalBytes } = this.#limits;
      if (this.#bytes > totalBytes) throw this.#tooMuch(`${megabytes(totalBytes)} unpacked`);
      yield chunk;
    }
  }

  #tooMuch(most: string): AppError {
    const message = `The ZIP holds more than ${most}. Split it into several.`;
    return new AppError("too_large", message, { fields: { [this.#field]: message } });
  }
}

async function opened({ path: zip }: UploadedFile, field: string): Promise<ZipFile> {
  try {
    return await openPromise(zip);
  } catch {
    throw unreadable(field);
  }
}

function unreadable(field: string): AppError {
  const message = "This is not a ZIP file that can be read. Make it again and choose it once more.";
  return new AppError("invalid_input", message, { fields: { [field]: message } });
}

/** What systems put into a ZIP without being asked. */
const LITTER = /^(\.|thumbs\.db$|desktop\.ini$)/i;

/** Without its folders; null for what is no file of its maker's. */
function nameOf({ fileName }: Entry): string | null {
  if (fileName.startsWith("__MACOSX/")) return null;
  const name = fileName.slice(fileName.lastIndexOf("/") + 1);
  return name === "" || LITTER.test(name) ? null : name;
}

const megabytes = (bytes: number) => `${Math.floor(bytes / 1024 / 1024)} MB`;
