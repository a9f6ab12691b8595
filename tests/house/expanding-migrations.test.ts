import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../server/migrations/lender/', import.meta.url);
/** The last migration from before the rule: no release has run on the tables between. */
const lastBefore = '0032_age-of-attempts.sql';

/** What the code of the release before cannot bear, by the form of its statement. */
const breaking: Record<string, RegExp> = {
  'drops a table, column or type': /\bDROP (?:TABLE|COLUMN|TYPE|VIEW)\b/i,
  renames: /\bRENAME (?:TO|COLUMN|CONSTRAINT)\b/i,
  'changes the type of a column': /\bSET DATA TYPE\b|\bALTER COLUMN "?\w+"? TYPE\b/i,
  'demands a value of an older column': /\bALTER COLUMN "?\w+"? SET NOT NULL\b/i,
  'takes a default away': /\bDROP DEFAULT\b/i,
  'adds a column that older code does not fill': /\bADD COLUMN (?!.*\bDEFAULT\b).*\bNOT NULL\b/i,
  'adds a check that older code does not know': /^ALTER TABLE .*\bADD CONSTRAINT .*\bCHECK\b/i,
};

/** Why the last release cannot run after a migration; none with `-- contract: <release>`. */
function breaksIn(text: string): string[] {
  return text.split('--> statement-breakpoint').flatMap((statement) => {
    if (/^\s*-- contract: \d+\.\d+\.\d+\b/m.test(statement)) return [];
    const code = statement
      .replace(/^\s*--.*$/gm, '')
      .replace(/\s+/g, ' ')
      .trim();
    return Object.entries(breaking).flatMap(([why, form]) => (form.test(code) ? [`${why}: ${code}`] : []));
  });
}

describe('migrations expand, and contract a release later', () => {
  it('no migration breaks the release before, unless the release is named since which no code needs it', () => {
    const found = readdirSync(folder)
      .filter((file) => file.endsWith('.sql') && file > lastBefore)
      .flatMap((file) =>
        breaksIn(readFileSync(new URL(file, folder), 'utf8')).map((why) => `${file} ${why}`),
      );
    expect(found).toEqual([]);
  });

  it('the rule finds what broke an older process, and accepts what expands', () => {
    expect(breaksIn(readFileSync(new URL('0014_payers.sql', folder), 'utf8'))).toHaveLength(1);
    for (const statement of [
      'DROP TABLE "card_readings";',
      'ALTER TABLE "users" DROP COLUMN "email";',
      'ALTER TABLE "users"\n RENAME COLUMN "email" TO "mail";',
      'ALTER TABLE "users" ADD COLUMN "age" integer NOT NULL;',
      'ALTER TABLE "users" ALTER COLUMN "key" SET NOT NULL;',
      'ALTER TABLE "users" ADD CONSTRAINT "adult" CHECK (age > 17);',
    ]) {
      expect([statement, breaksIn(statement).length]).toEqual([statement, 1]);
      expect(breaksIn(`-- contract: 0.2.0, which no longer reads it\n${statement}`)).toEqual([]);
    }
    for (const statement of [
      'CREATE TABLE "ages" ("age" integer NOT NULL);',
      'ALTER TABLE "users" ADD COLUMN "age" integer;',
      'ALTER TABLE "users" ADD COLUMN "name" text DEFAULT \'\' NOT NULL;',
      '-- DROP TABLE would break\nCREATE INDEX "ages_by_age" ON "ages" ("age");',
    ])
      expect([statement, breaksIn(statement)]).toEqual([statement, []]);
  });
});
