-- AlterEnum
ALTER TYPE "TallyTopic" ADD VALUE 'subscriptions';
ALTER TYPE "TallyTopic" ADD VALUE 'reviews';
