-- CreateIndex
CREATE INDEX "offers_email_createdAt_id_idx" ON "offers"("email", "createdAt" DESC, "id");
