import { crc32, deflateRawSync } from "node:zlib";

/** A file in a ZIP, with false header values if given. */
export interface ZippedFile {
  name: string;
  content: Buffer;
  /** The unpacked size in the headers. */
  size?: number;
  encrypted?: boolean;
}

/** Returns a ZIP for tests, which may have false headers. */
export function createZip(files: readonly ZippedFile[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const packed = deflateRawSync(file.content);
    const name = Buffer.from(file.name, "utf8");
    const shared = sharedFields(file, packed);
    const local = Buffer.concat([
      signature("PK\x03\x04"),
      shared,
      int16(name.length),
      int16(0),
      name,
    ]);
    directory.push(
      Buffer.concat([
        signature("PK\x01\x02"),
        int16(20),
        shared,
        int16(name.length),
        Buffer.alloc(12),
        int32(offset),
        name,
      ]),
    );
    parts.push(local, packed);
    offset += local.length + packed.length;
  }
  return Buffer.concat([...parts, ...directory, endOf(files.length, directory, offset)]);
}

/** Returns the header fields from the needed version to the unpacked size, which both headers share. */
function sharedFields({ content, size, encrypted }: ZippedFile, packed: Buffer): Buffer {
  const flags = 0x800 + (encrypted ? 1 : 0);
  return Buffer.concat([
    int16(20),
    int16(flags),
    int16(8),
    int32(0),
    int32(crc32(content)),
    int32(packed.length),
    int32(size ?? content.length),
  ]);
}

function endOf(files: number, directory: readonly Buffer[], offset: number): Buffer {
  const length = directory.reduce((sum, entry) => sum + entry.length, 0);
  return Buffer.concat([
    signature("PK\x05\x06"),
    int32(0),
    int16(files),
    int16(files),
    int32(length),
    int32(offset),
    int16(0),
  ]);
}

const signature = (text: string) => Buffer.from(text, "latin1");

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
