-- CreateTable
CREATE TABLE "einvoice_tasks" (
    "documentId" UUID NOT NULL,
    "dueOn" DATE,
    "doneAt" TIMESTAMPTZ(3),
    "tries" INTEGER NOT NULL DEFAULT 0,
    "nextTryAt" TIMESTAMPTZ(3),
    "lastError" TEXT,

    CONSTRAINT "einvoice_tasks_pkey" PRIMARY KEY ("documentId")
);

-- CreateIndex
CREATE INDEX "einvoice_tasks_nextTryAt_idx" ON "einvoice_tasks"("nextTryAt");

-- AddForeignKey
ALTER TABLE "einvoice_tasks" ADD CONSTRAINT "einvoice_tasks_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "order_documents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


-- CreateIndex
CREATE INDEX "einvoice_tasks_open" ON "einvoice_tasks"("dueOn", "documentId") WHERE "doneAt" IS NULL;
