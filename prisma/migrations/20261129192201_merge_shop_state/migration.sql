INSERT INTO "settings" ("key", "value", "updatedAt") SELECT "key", "value", "updatedAt" FROM "shop_state";

DROP TABLE "shop_state";
