-- Buyers read the reason of what was withdrawn; spam is withdrawn without a word.
UPDATE "offers" SET "reason" = NULL WHERE "state" = 'withdrawn' AND "version" IS NULL AND "reason" = 'Spam';
