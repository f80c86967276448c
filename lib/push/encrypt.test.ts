import { expect, it } from "vitest";
import { encryptFor, isUsable } from "./encrypt";

const bytes = (text: string) => Buffer.from(text, "base64url");

/** RFC 8291, appendix A. */
const DEVICE = {
  p256dh: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  auth: "BTBZMqHH6r4Tts7J_aSIgg",
};

it("encrypts the example of RFC 8291 to the same bytes", () => {
  const sender = {
    privateKey: bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
    salt: bytes("DGv6ra1nlYgDCS1FRnbzlw"),
  };
  const text = "When I grow up, I want to be a watermelon";
  expect(encryptFor(DEVICE, text, sender).toString("base64url")).toBe(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  );
});

it("knows a key that is no point of the curve", () => {
  expect(isUsable(DEVICE)).toBe(true);
  expect(isUsable({ ...DEVICE, p256dh: `B${"A".repeat(86)}` })).toBe(false);
});
