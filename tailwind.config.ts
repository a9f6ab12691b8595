/** The utilities of this repository are those that ui gives to every host with Tailwind: Kopa's tokens. */
import type { Config } from 'tailwindcss';
import preset from './ui/src/foundations/tailwind/tailwind.ts';

export default preset satisfies Config;
