CREATE INDEX "items_coded" ON "items" (lower("code")) WHERE "code" IS NOT NULL;
