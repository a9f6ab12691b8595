import { contactRelations } from '../enumerations/index.ts';
import { workExtras } from '../policy/market.ts';
import type { Policy } from '../policy/policy.ts';
import { contactFields, contactSlots } from './contacts.ts';
import { ofList, repair, type Repaired } from './repair.ts';
import { additionalFieldsOf, commonWorkRows } from './rows.ts';
import { visibleWorkRows, workChoices, type WorkRow } from './work.ts';

/**
 * A saved additional section as its form may open with it: an experience, an employment type, or any choice, that its
 * list does not have is cleared and reported (S4-72, S4-73), and so is what stands in a row that does not show.
 */
export function repairAdditional(policy: Policy, saved: Readonly<Record<string, unknown>>): Repaired {
  return repair(additionalFieldsOf(policy), saved, (field, value, before) => {
    if (contactSlots.some((slot) => contactFields(slot).relation === field))
      return ofList(contactRelations, value);
    if (!isWorkRow(field)) return value;
    const edited: Readonly<Record<string, string>> = { ...before, [field]: value };
    const { employmentType = '', payFrequency = '' } = edited;
    const shows = visibleWorkRows({ employmentType, payFrequency }, policy).includes(field);
    return shows ? ofList(workChoices(field, before), value) : null;
  });
}

function isWorkRow(field: string): field is WorkRow {
  return ([...commonWorkRows, ...workExtras] as readonly string[]).includes(field);
}
