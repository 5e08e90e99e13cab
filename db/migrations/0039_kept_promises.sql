CREATE TABLE "agreed_texts" (
	"hash" text PRIMARY KEY NOT NULL,
	"terms" text NOT NULL,
	"withdrawal" text NOT NULL
);
