import { openApiDocument } from "@/lib/api/openapi";
import type { Operation } from "@/lib/api/openapi-document";

/** One call of the API. */
export interface Entry {
  /** In lower case. */
  method: string;
  path: string;
  operation: Operation;
}

/** A group of related calls; each chapter has its own page. */
export interface Chapter {
  name: string;
  description: string;
  /** The chapter's name in the URL. */
  slug: string;
  entries: Entry[];
}

/** The OpenAPI document that the pages show. Its URLs are relative to this shop, so that a build can render it. */
const apiDocument = openApiDocument("", "session");

export const introduction = apiDocument.info.description;

function listChapters({ tags, paths }: typeof apiDocument): Chapter[] {
  const entries = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  return tags.map(({ name, description }) => ({
    name,
    description,
    slug: name.toLowerCase().replace(/\W+/g, "-"),
    entries: entries.filter(({ operation }) => operation.tags.includes(name)),
  }));
}

export const chapters: readonly Chapter[] = listChapters(apiDocument);
