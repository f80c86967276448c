import { expect, it } from "vitest";
import { DEVICE, EMAIL } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { signInWithGoogle } from "@/lib/account-life/sign-in-with-google";

const { db } = testDatabase();

it("an account shows the picture that the provider has today, from an https address", async () => {
  const profile = {
    issuer: "https://accounts.google.com",
    subject: "g-1",
    email: EMAIL,
    emailVerified: true,
    name: "Asha",
  };
  const avatarWith = async (picture?: string) => {
    const flow = { secret: "this browser" };
    await signInWithGoogle({ db, profile: { ...profile, picture }, device: DEVICE, flow });
    return (await db.user.findUniqueOrThrow({ where: { email: EMAIL } })).avatar;
  };
  expect(await avatarWith("https://pictures.example/a.jpg")).toBe("https://pictures.example/a.jpg");
  for (const picture of ["http://pictures.example/a", "javascript:alert(1)", "x", undefined]) {
    expect(await avatarWith(picture)).toBeNull();
  }
  const long = `https://pictures.example/${"a".repeat(500)}`;
  expect(await avatarWith(long)).toBeNull();
});
