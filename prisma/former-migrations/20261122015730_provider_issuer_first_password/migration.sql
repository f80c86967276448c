-- DropIndex
DROP INDEX "users_googleSubject_key";

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "googleIssuer" TEXT,
ADD COLUMN     "mustChangePassword" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE UNIQUE INDEX "users_googleIssuer_googleSubject_key" ON "users"("googleIssuer", "googleSubject");

-- Whoever signed in with a provider until now did so with Google, unless GOOGLE_ISSUER named another: then
-- the account is found again by its verified address.
UPDATE "users" SET "googleIssuer" = 'https://accounts.google.com' WHERE "googleSubject" IS NOT NULL;

ALTER TABLE "users" ADD CONSTRAINT "users_google_whole"
    CHECK (("googleIssuer" IS NULL) = ("googleSubject" IS NULL));
