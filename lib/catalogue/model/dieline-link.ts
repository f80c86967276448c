import type { DielineFormat } from "@/lib/base/server-paths";

interface SizedSheet {
  style: string;
  /** Millimetres. */
  length: number;
  width: number;
  height: number;
  inside: boolean;
  board: string;
  /** Version of the size table. */
  table: number;
}

/** The address of the flat sheet of a style in a size, on a board of that version of the size table. */
export function dielineLink({ style, ...size }: SizedSheet, format: DielineFormat): string {
  const { length, width, height, inside, board, table } = size;
  const requested = { length, width, height, inside, board, table, format };
  const query = Object.entries(requested).map(([name, value]) => [name, String(value)]);
  return `/api/styles/${style}/dieline?${new URLSearchParams(query).toString()}`;
}
