import "server-only";
import { storableJson } from "@/lib/base/input/storable";
import type { Prisma } from "./generated/client";

/** The value as a JSON column takes it: without the fields that are undefined. */
export const toJson = (value: object) =>
  storableJson(JSON.parse(JSON.stringify(value)) as Prisma.InputJsonObject);
