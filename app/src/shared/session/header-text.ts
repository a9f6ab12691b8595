/** The allowed text of a header: one line without outer blanks. Any other text would make every call fail. */
export const headerText = /^[\x21-\x7e](?:[\x20-\x7e]{0,98}[\x21-\x7e])?$/;
