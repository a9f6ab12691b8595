const dots = '••••';

/** A number with its last two characters, as in '••••27'; nothing of a short one. */
export function maskedEnd(text: string): string {
  const letters = [...text];
  return letters.length < 5 ? dots : `${dots}${letters.slice(-2).join('')}`;
}

/** An address of e-mail with its first letter and where it is, as in 'w••••@example.com'. */
export function maskedEmail(email: string): string {
  const [name = '', ...where] = email.split('@');
  return `${[...name][0] ?? ''}${dots}@${where.join('@')}`;
}
