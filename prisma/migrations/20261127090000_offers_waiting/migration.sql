-- What of the buyers waits for the shop: few of many offers.
CREATE INDEX "offers_waiting" ON "offers" ("waitingSince") WHERE "waitingSince" IS NOT NULL;
