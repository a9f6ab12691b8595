/** Whether 18 digits are a CLABE: the last is the check digit of the others, with weights 3, 7, 1 (S3-71). */
export function isClabe(number: string): boolean {
  return /^[0-9]{18}$/.test(number) && clabeControlDigit(number.slice(0, 17)) === number.at(-1);
}

/** The check digit of a CLABE's first 17 digits. */
export function clabeControlDigit(digits: string): string {
  const weights = [3, 7, 1];
  const sum = [...digits].reduce((total, digit, at) => total + ((Number(digit) * weights[at % 3]!) % 10), 0);
  return String((10 - (sum % 10)) % 10);
}

/** Whether 16 digits are a card number: their Luhn sum ends in 0 (S3-71). */
export function isCardNumber(number: string): boolean {
  return /^[0-9]{16}$/.test(number) && luhnControlDigit(number.slice(0, 15)) === number.at(-1);
}

/** The Luhn check digit (ISO/IEC 7812-1): from the end, every other digit counts double. */
export function luhnControlDigit(digits: string): string {
  const sum = [...digits].reduceRight((total, digit, at) => {
    const weighed = (digits.length - at) % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}
