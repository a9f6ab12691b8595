CREATE TABLE "day_balances" (
	"day" text NOT NULL,
	"account" text NOT NULL,
	"debit_cents" bigint NOT NULL,
	"credit_cents" bigint NOT NULL,
	CONSTRAINT "day_balances_day_account_pk" PRIMARY KEY("day","account")
);
