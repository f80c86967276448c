import { describe, expect, it } from "vitest";
import { readDraftedSettings, readShopSettings } from "@/lib/shop/settings/queries";
import { auditEntries } from "@/e2e/steps/audit-steps";
import { readCode } from "@/e2e/steps/account-steps";
import { testDatabase } from "@/e2e/support/database";
import { givenSetting } from "@/e2e/steps/factories";
import { getTranslate } from "@/lib/i18n/dictionaries";
import type { BlockName } from "./blocks";
import { DEFAULT_CONTENT } from "./defaults";
import { readContentStates } from "./queries";
import { discardDraft, saveContent } from "./save-content";
import { translateContent } from "./translate-content";

const { db } = testDatabase();

const WHO = {
  actor: { userId: null, identifier: "meera@example.in", name: "Meera Nair" },
  ipAddress: "127.0.0.1",
};
const save = (block: BlockName, content: unknown, publish: boolean) =>
  saveContent({ db, block, content, publish, ...WHO });
const claims = (changed: object) => ({ ...DEFAULT_CONTENT.claims, ...changed });
const actions = async () => (await auditEntries(db)).map(({ action }) => action);

describe("the site's content", () => {
  it("is the default until published, and then the new content for everything that quotes it", async () => {
    expect((await readShopSettings(db)).claims.production).toBe("3-5 business days");
    const states = await save("claims", claims({ production: "2 days" }), true);
    expect(states.claims).toEqual({
      live: claims({ production: "2 days" }),
      draft: null,
      isDefault: false,
    });
    expect((await readShopSettings(db)).claims.production).toBe("2 days");
  });

  it("does not include drafts, which only a preview shows", async () => {
    await save("claims", claims({ clients: "900+" }), false);
    expect((await readShopSettings(db)).claims.clients).toBe("500+");
    expect((await readDraftedSettings(db)).claims.clients).toBe("900+");
    await save("claims", claims({ clients: "900+" }), true);
    expect((await readContentStates(db)).claims.draft).toBeNull();
    expect(await actions()).toEqual(["Site Content Draft Updated", "Site Content Updated"]);
  });

  it("is not replaced over another user's change", async () => {
    const contentRead: unknown = JSON.parse(JSON.stringify(DEFAULT_CONTENT.claims));
    const saveRead = (content: unknown, publish: boolean) =>
      saveContent({ db, block: "claims", content, contentRead, publish, ...WHO });
    await saveRead(claims({ clients: "900+" }), false);
    const states = await readContentStates(db);
    await expect(saveRead(claims({ clients: "700+" }), true)).rejects.toMatchObject({
      code: "edit_conflict",
      details: { extra: { states } },
    });
    expect((await readContentStates(db)).claims.draft).toMatchObject({ clients: "900+" });
    // Saving the same words is no conflict, and a fresh read can be replaced.
    await saveRead(claims({ clients: "900+" }), true);
    expect((await readShopSettings(db)).claims.clients).toBe("900+");
  });

  it("keeps its texts in Hindi, and is the default again without them", async () => {
    const { hero } = DEFAULT_CONTENT;
    const hi = { title: "{minimum order} से पैकेजिंग।", text: " " };
    const { hero: own } = await save("hero", { ...hero, translations: { hi } }, true);
    expect(own).toMatchObject({
      live: { ...hero, translations: { hi: { title: hi.title } } },
      isDefault: false,
    });
    const { content } = await readShopSettings(db);
    expect(translateContent(content, getTranslate("hi")).hero.title).toBe("100 पीस से पैकेजिंग।");
    const unknown = { hi: { title: "{price}" } };
    await expect(save("hero", { ...hero, translations: unknown }, true)).rejects.toMatchObject({
      details: {
        fields: { "translations.hi.title": expect.stringContaining("{price}") as string },
      },
    });
    const empty = { hi: { title: "", text: "" } };
    const states = await save("hero", { ...hero, translations: empty }, true);
    expect(states.hero).toEqual({ live: hero, draft: null, isDefault: true });
  });

  it("loses a draft that is discarded, once", async () => {
    await save("claims", claims({ clients: "900+" }), false);
    await discardDraft({ db, block: "claims", ...WHO });
    const states = await discardDraft({ db, block: "claims", ...WHO });
    expect(states.claims).toMatchObject({ draft: null, isDefault: true });
    expect(await actions()).toEqual(["Site Content Draft Updated", "Site Content Draft Deleted"]);
  });

  it("goes back to the default, of which nothing is stored", async () => {
    await save("claims", claims({ states: "" }), true);
    const states = await save("claims", DEFAULT_CONTENT.claims, true);
    expect(states.claims.isDefault).toBe(true);
    expect(await db.setting.count()).toBe(0);
  });

  it("changes and records nothing when the same is published again", async () => {
    await save("sections", DEFAULT_CONTENT.sections, true);
    expect(await actions()).toEqual([]);
  });

  it("audits the differences", async () => {
    await save("claims", claims({ states: "30" }), true);
    const [entry] = await auditEntries(db);
    expect(entry).toMatchObject({
      actor: "meera@example.in",
      type: "system",
      description: "Meera Nair published “What we promise”",
      details: { block: "claims", changes: { states: { before: "28", after: "30" } } },
    });
  });

  it("refuses invalid content, naming the field", async () => {
    const items = [{ ...DEFAULT_CONTENT.services.items[0], title: "" }];
    await expect(save("services", { shown: true, items }, true)).rejects.toMatchObject({
      code: "invalid_input",
      details: { fields: { "items.0.title": "Please fill in the Title field." } },
    });
    expect(await readCode(save("claims", {}, false))).toBe("invalid_input");
    expect(await db.setting.count()).toBe(0);
  });

  it("keeps parts that the owner switched off in earlier versions", async () => {
    const { hero, ...before } = { ...DEFAULT_CONTENT.sections, trades: false };
    await givenSetting(db, "content.sections", JSON.stringify(before));
    expect((await readShopSettings(db)).content.sections).toEqual({ ...before, hero });
  });

  it("refuses a text that quotes a missing promise", async () => {
    const hero = { ...DEFAULT_CONTENT.hero, title: "Boxes at {price}" };
    await expect(save("hero", hero, true)).rejects.toMatchObject({
      code: "invalid_input",
      details: {
        fields: { title: expect.stringContaining("{price} stands for nothing.") as string },
      },
    });
  });

  it("is the default when the stored content follows older rules", async () => {
    await givenSetting(db, "content.sections", '{"trades":"yes"}');
    expect((await readShopSettings(db)).content.sections).toEqual(DEFAULT_CONTENT.sections);
  });
});
