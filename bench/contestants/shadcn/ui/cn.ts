import { clsx, type ClassValue } from 'clsx';
import { twMerge } from 'tailwind-merge';

/** Joins classes; of two that contradict each other the later stays. */
export function cn(...inputs: ClassValue[]): string {
  return twMerge(clsx(inputs));
}
