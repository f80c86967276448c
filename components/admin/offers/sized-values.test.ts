import { expect, it } from "vitest";
import { MAILER_STYLE } from "@/e2e/component/mailer-style";
import { NO_SPEC } from "./line-values";
import { knownSize, NO_SIZE } from "./sized-values";

const SIZE = { style: "mailer-box", length: "230", width: "155", height: "70" };

it("takes over all that a repeated box made to size says", () => {
  const spec = {
    ...NO_SPEC,
    size: "230 × 155 × 70 mm outside",
    material: "E-flute, kraft",
    print: "2 colours outside",
    finish: "Matt varnish",
  };
  const known = { ...SIZE, inside: "0", board: "e-kraft", print: "flexo-2", finish: "matt" };
  expect(knownSize({ name: "Mailer box", spec }, [MAILER_STYLE])).toEqual(known);
});

it("takes over the size of a request in its unit, and leaves the rest to be chosen", () => {
  const spec = { ...NO_SPEC, size: "23 × 15.5 × 7 cm (L × W × H), inside", material: "Kraft" };
  const known = { ...NO_SIZE, ...SIZE, inside: "1" };
  expect(knownSize({ name: "Printed mailer", spec }, [MAILER_STYLE])).toEqual(known);
  expect(knownSize({ name: "Tape", spec: NO_SPEC }, [MAILER_STYLE])).toEqual(NO_SIZE);
});
