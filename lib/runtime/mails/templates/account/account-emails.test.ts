import { describe, expect, it } from "vitest";
import { invitedToCompany, mailedLink, shop, subscription } from "@/e2e/mails/examples";
import { renderEmail } from "../../render-email";
import type { MailedAccount } from "./account-email";
import { ChangeEmail, EmailChangeNotice, ResetPassword, VerifyEmail } from "./account-links";
import { PasswordChanged, SecondFactorChanged, type SecondFactorChange } from "./account-security";
import { CompanyInvitation, NewsletterConfirmation } from "./invitations";

const SECRET = mailedLink.secret;
const VERIFY = `https://shop.example/auth?verify=${SECRET}`;
const RESET = `https://shop.example/auth?reset=${SECRET}`;
const SETTINGS = "https://shop.example/dashboard?tab=settings";

const lasting = (days: number) => ({
  ...mailedLink,
  expiresAt: new Date(mailedLink.createdAt.getTime() + days * 24 * 60 * 60_000),
});
const toNew = { ...lasting(1), email: "asha.verma@new.example" };

const MAILS = {
  verifyEmail: renderEmail(VerifyEmail, { link: lasting(7), shop }),
  changeEmail: renderEmail(ChangeEmail, { link: toNew, shop }),
  emailChangeNotice: renderEmail(EmailChangeNotice, { link: toNew, shop }),
  resetPassword: renderEmail(ResetPassword, { link: mailedLink, shop }),
  passwordChanged: passwordChanged(mailedLink.account),
  twoFactorEnabled: secondFactor("two-factor-enabled"),
  twoFactorDisabled: secondFactor("two-factor-disabled"),
  recoveryCodesChanged: secondFactor("recovery-codes-changed"),
};

function passwordChanged(account: MailedAccount) {
  return renderEmail(PasswordChanged, { account, shop, changedAt: mailedLink.createdAt });
}

function secondFactor(change: SecondFactorChange, account = mailedLink.account) {
  const changedAt = mailedLink.createdAt;
  return renderEmail(SecondFactorChanged, { change, account, shop, changedAt });
}

type Name = keyof typeof MAILS;

const FACTS: Record<Name, string[]> = {
  verifyEmail: [VERIFY, "asha@example.com", "7 days", "28 November 2026 at 3:12 pm IST"],
  changeEmail: [VERIFY, "asha.verma@new.example", "24 hours", "22 November 2026 at 3:12 pm IST"],
  emailChangeNotice: [SETTINGS, "asha.verma@new.example", "sign in with asha@example.com"],
  resetPassword: [RESET, "asha@example.com", "30 minutes", "21 November 2026 at 3:42 pm IST"],
  passwordChanged: ["https://shop.example/auth", "21 November 2026 at 3:12 pm IST"],
  twoFactorEnabled: ["a code from the app", "recovery codes", "21 November 2026 at 3:12 pm IST"],
  twoFactorDisabled: ["the password alone", "https://shop.example/auth"],
  recoveryCodesChanged: ["no longer work", "https://shop.example/auth"],
};

/** The plain text may break its lines between any two words. */
const joined = (text: string) => text.replace(/\s+/g, " ");

const names = Object.keys(MAILS) as Name[];
const facts = names.flatMap((name) => FACTS[name].map((fact) => ({ name, fact })));

describe("the mails of an account", () => {
  it.each(facts)("$name contains $fact in both parts", ({ name, fact }) => {
    expect(joined(MAILS[name].html)).toContain(fact);
    expect(joined(MAILS[name].text)).toContain(fact);
  });

  it.each(names)("%s says whose account it is, and where to write", (name) => {
    for (const part of [joined(MAILS[name].html), joined(MAILS[name].text)]) {
      expect(part).toContain("the account of Asha Verma at KLN Packaging");
      expect(part).toContain("hello@klnpackaging.example");
      expect(part).toMatch(/If (you did not|it was not you)/i);
      expect(part).not.toMatch(/null|undefined|\[object/);
    }
  });

  it.each(names)("%s carries nobody's advertisement in a name", (name) => {
    const account = { name: "Win at casino.example", email: "asha@example.com" };
    const link = { ...mailedLink, account };
    const again = {
      verifyEmail: () => renderEmail(VerifyEmail, { link, shop }),
      changeEmail: () => renderEmail(ChangeEmail, { link, shop }),
      emailChangeNotice: () => renderEmail(EmailChangeNotice, { link, shop }),
      resetPassword: () => renderEmail(ResetPassword, { link, shop }),
      passwordChanged: () => passwordChanged(account),
      twoFactorEnabled: () => secondFactor("two-factor-enabled", account),
      twoFactorDisabled: () => secondFactor("two-factor-disabled", account),
      recoveryCodesChanged: () => secondFactor("recovery-codes-changed", account),
    }[name]();
    expect(again.subject + again.html + again.text).not.toContain("casino");
    expect(joined(again.text)).toContain("an account at KLN Packaging");
  });

  it("has the secret only in the link, not in the subject or the preview", () => {
    const { subject, html } = MAILS.resetPassword;
    const preview = /overflow:hidden">(.*?)<\/div>/s.exec(html)?.[1];
    expect(preview).toContain("30 minutes");
    expect(`${subject}${preview}`).not.toContain(SECRET);
  });

  it("shows markup in an address as the text that it is", () => {
    const link = { ...toNew, email: `"<img/src=x>"@new.example` };
    expect(renderEmail(EmailChangeNotice, { link, shop }).html).not.toContain("<img");
  });
});

describe("the link that confirms an address", () => {
  it("of a new account mentions waiting guest orders", () => {
    expect(joined(MAILS.verifyEmail.text)).toContain(
      "Until the address is confirmed, past orders that were placed with it as a guest are not shown",
    );
  });

  it("of a change omits the current address, because the new one may be mistyped", () => {
    expect(MAILS.changeEmail.html + MAILS.changeEmail.text).not.toContain("asha@example.com");
  });

  it("is not in the notice to the present address", () => {
    expect(MAILS.emailChangeNotice.html + MAILS.emailChangeNotice.text).not.toContain(SECRET);
    expect(joined(MAILS.emailChangeNotice.text)).toContain("Nothing changes until it is confirmed");
  });
});

describe("the mail about a changed password", () => {
  it("mentions that other sessions were ended", () => {
    expect(MAILS.passwordChanged.text).toContain("All other devices were signed out");
  });
});

const id = "0199c0de-0000-7000-8000-000000000002";
const newsletter = renderEmail(NewsletterConfirmation, { subscription, shop });

it.each([
  `https://shop.example/newsletter?link=${id}.mac`,
  `https://shop.example/unsubscribe?link=newsletter.${id}.mac`,
  "asha@example.com",
  "7 days",
  "28 November 2026 at 3:12 pm IST",
  "If you did not ask for this",
])("the newsletter confirmation contains in both parts: %s", (fact) => {
  for (const part of [newsletter.html, newsletter.text]) {
    expect(part.replace(/\s+/g, " ").toLowerCase()).toContain(fact.toLowerCase());
  }
});

describe("an invitation into a company", () => {
  const invite = (isInviterVerified: boolean) =>
    renderEmail(CompanyInvitation, {
      invited: { ...invitedToCompany, invitedBy: "Asha Rao (Buying)", isInviterVerified },
      shop,
    });

  it("names company and inviter if the inviter's address is verified", () => {
    const { subject, text } = invite(true);
    expect(subject).toContain("Rao Foods & Sons (India)");
    expect(text.replace(/\s+/g, " ")).toContain(
      "Asha Rao (Buying) invites you to join Rao Foods & Sons",
    );
  });

  it("omits text that does not look like a name otherwise", () => {
    const { subject, text } = invite(false);
    expect(subject + text).not.toMatch(/Rao Foods|Buying/);
  });
});
