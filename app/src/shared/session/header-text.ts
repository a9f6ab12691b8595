/** What a header can carry, on one line and without blanks at its ends: anything else would make every call fail. */
export const headerText = /^[\x21-\x7e](?:[\x20-\x7e]{0,98}[\x21-\x7e])?$/;
