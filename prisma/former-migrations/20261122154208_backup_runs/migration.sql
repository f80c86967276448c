-- CreateTable
CREATE TABLE "backup_runs" (
    "id" UUID NOT NULL,
    "isScheduled" BOOLEAN NOT NULL,
    "requestedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "startedAt" TIMESTAMPTZ(3),
    "endedAt" TIMESTAMPTZ(3),
    "machine" TEXT,
    "file" TEXT,
    "bytes" BIGINT,
    "failure" TEXT,

    CONSTRAINT "backup_runs_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "backup_runs_requestedAt_idx" ON "backup_runs"("requestedAt" DESC);

-- Asking twice makes one backup, on however many machines.
CREATE UNIQUE INDEX "backup_runs_one_open" ON "backup_runs" ((true)) WHERE "endedAt" IS NULL;
