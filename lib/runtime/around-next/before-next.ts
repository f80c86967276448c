import type { Answerer } from "./answerer.ts";
import { answerDirectUploadScript } from "./direct-upload-script.ts";
import { answerKeptRead } from "../caches/kept-answers.ts";
import { answerKeptPage } from "../caches/kept-pages.ts";
import { answerKeptSearch } from "../caches/kept-searches.ts";
import { answerPacked, type PackedStatics } from "../caches/packed-statics.ts";
import { refusePageOverLimit } from "../requests/page-limits.ts";
import { storedPictures } from "./stored-pictures.ts";
import { answerOtherAddress } from "../requests/canonical-address.ts";

export interface BeforeNextOptions {
  /** Nothing is kept or counted while the shop is developed. */
  dev: boolean;
  pictureFolder: string;
  statics: PackedStatics;
  /** Where browsers send pictures straight; undefined where they do not. */
  uploads: string | undefined;
}

/** Who answers a request before Next does: they are asked in this order, until one has. */
export function beforeNext({
  dev,
  pictureFolder,
  statics,
  uploads,
}: BeforeNextOptions): readonly Answerer[] {
  const always: Answerer[] = [
    // First: whoever comes after it reads the address.
    answerOtherAddress,
    storedPictures(pictureFolder),
    (request, response) => answerPacked(statics, request, response),
    (request, response) => answerDirectUploadScript(request, response, uploads),
  ];
  if (dev) return always;
  return [
    ...always,
    answerKeptRead,
    answerKeptPage,
    answerKeptSearch,
    // Last: it counts what Next is to render, and nothing that is kept.
    refusePageOverLimit,
  ];
}
