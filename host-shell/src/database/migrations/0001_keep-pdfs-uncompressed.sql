-- PDF and PNG are compressed already: doing it again takes two seconds for 10 MB and saves nothing.
ALTER TABLE "cv" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "cv_review" ALTER COLUMN "thumbnail" SET STORAGE EXTERNAL;
